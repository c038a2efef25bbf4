import { Component, type ComponentChildren } from "preact";
import { troubleOf } from "../store/trouble.ts";
import { words } from "../words/index.ts";

/** What browsers say when a script that is fetched late does not come: no line, or a newer page lies there by now. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|preload CSS/i;

/** So often it is looked whether the page can be fetched again; and so soon after it was loaded again for that, it is not once more by itself; in milliseconds. */
const LOOKS = 1000;
const AGAIN = 60_000;
const LOADED = "duelex:loaded again";

/** Loads the page again as soon as its server is there; once, for a part may be missing all the same. */
async function loadAgain(): Promise<void> {
  const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => ({ ok: false }));
  if (!ok || Date.now() - Number(sessionStorage.getItem(LOADED) ?? 0) < AGAIN) return;
  sessionStorage.setItem(LOADED, String(Date.now()));
  location.reload();
}

/** What stands there when the page itself makes a mistake, or a part of it cannot be fetched. Matches are kept, so nothing is lost. */
export class Failure extends Component<{ readonly children: ComponentChildren }, { readonly said: string | null }> {
  override state: { readonly said: string | null } = { said: null };

  static override getDerivedStateFromError(problem: unknown): { readonly said: string } {
    return { said: troubleOf(problem) };
  }

  #looks: ReturnType<typeof setInterval> | undefined;

  override componentDidUpdate(): void {
    const { said } = this.state;
    clearInterval(this.#looks);
    if (said !== null && NOT_FETCHED.test(said)) this.#looks = setInterval(() => void loadAgain(), LOOKS);
  }

  override componentWillUnmount(): void {
    clearInterval(this.#looks);
  }

  readonly #home = (): void => {
    location.hash = "#/";
    this.setState({ said: null });
  };

  override render(): ComponentChildren {
    const { said } = this.state;
    if (said === null) return this.props.children;
    const { failure, nav } = words();
    const missing = NOT_FETCHED.test(said);
    return (
      <main className="page" data-failure={missing ? "fetch" : "mistake"}>
        <h1>{missing ? failure.missing : failure.mistake}</h1>
        <p className="lead">{missing ? failure.kept : said}</p>
        <p className="row begin">
          {missing && (
            <button type="button" className="button go" onClick={() => location.reload()}>
              {failure.again}
            </button>
          )}
          <button type="button" className="button" onClick={this.#home}>
            {nav.home}
          </button>
        </p>
      </main>
    );
  }
}
