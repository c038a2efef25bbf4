import { Component, type ReactNode } from "react";
import { troubleOf } from "../store/trouble.ts";
import { words } from "../words/index.ts";

/** What browsers say when a script that is fetched late does not come: no line, or a newer page lies there by now. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|preload CSS/i;

/** What stands there when the page itself makes a mistake, or a part of it cannot be fetched. Matches are kept, so nothing is lost. */
export class Failure extends Component<{ readonly children: ReactNode }, { readonly said: string | null }> {
  override state: { readonly said: string | null } = { said: null };

  static getDerivedStateFromError(problem: unknown): { readonly said: string } {
    return { said: troubleOf(problem) };
  }

  readonly #home = (): void => {
    location.hash = "#/";
    this.setState({ said: null });
  };

  override render(): ReactNode {
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
