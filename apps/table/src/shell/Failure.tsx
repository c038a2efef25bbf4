import { Component, type ReactNode } from "react";
import { words } from "../words/index.ts";

/** What stands there when the page itself makes a mistake. Matches are kept, so nothing is lost. */
export class Failure extends Component<{ readonly children: ReactNode }, { readonly said: string | null }> {
  override state: { readonly said: string | null } = { said: null };

  static getDerivedStateFromError(problem: unknown): { readonly said: string } {
    return { said: problem instanceof Error ? problem.message : String(problem) };
  }

  override render(): ReactNode {
    if (this.state.said === null) return this.props.children;
    return (
      <main className="page">
        <h1>{words().noScript}</h1>
        <p className="quiet">{this.state.said}</p>
        <p>
          <button
            type="button"
            className="button"
            onClick={() => {
              location.hash = "#/";
              this.setState({ said: null });
            }}
          >
            {words().nav.home}
          </button>
        </p>
      </main>
    );
  }
}
