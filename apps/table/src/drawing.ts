/** What the page's components need besides Preact: what changes outside of them, and what is drawn anew only if it must be. */
import { Component, type ComponentChildren, type ComponentType, createElement, type FunctionComponent } from "preact";
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";
import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";

/**
 * Something that changes outside, drawn anew when it does.
 * @param listen begins to listen, and gives back what ends that; always the same function
 * @param look what it is now
 */
function useOutside<Value>(listen: (changed: () => void) => () => void, look: () => Value): Value {
  const [, drawAnew] = useReducer<number, void>((times) => times + 1, 0);
  const value = look();
  const drawn = useRef({ value, look });
  drawn.current = { value, look };
  useLayoutEffect(() => {
    const changed = (): void => {
      if (!Object.is(drawn.current.value, drawn.current.look())) drawAnew();
    };
    changed(); // before anybody listened
    return listen(changed);
  }, [listen]);
  return value;
}

/** Does a rule of the style sheet hold now? */
export function useMedia(query: MediaQueryList): boolean {
  const listen = useRef((changed: () => void) => {
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  });
  return useOutside(listen.current, () => query.matches);
}

/** A store, and a hook at once: in a component, its state or what is selected of it, drawn anew when that changes. */
export interface Watched<State> extends StoreApi<State> {
  (): State;
  <Part>(select: (state: State) => Part): Part;
}

/** A store of zustand's that components watch; the hook that zustand brings asks for React. */
export function create<State>(initial: StateCreator<State>): Watched<State> {
  const store = createStore(initial);
  function useStore(): State;
  function useStore<Part>(select: (state: State) => Part): Part;
  function useStore(select: (state: State) => unknown = (state) => state): unknown {
    return useOutside(store.subscribe, () => select(store.getState()));
  }
  return Object.assign(useStore, store);
}

const shallow = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((key) => Object.is(one[key as never], other[key as never]));

/**
 * A component that is drawn anew only where it was given something else, or watches what has changed.
 * @param same whether what it is given is still the same: usually each by itself
 */
export const memo = <Props extends object>(
  draw: FunctionComponent<Props>,
  same: (one: Props, other: Props) => boolean = shallow,
): ComponentType<Props> =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !same(this.props, next);
    }

    override render(): ComponentChildren {
      return createElement(draw, this.props);
    }
  };
