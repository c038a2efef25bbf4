import { useSyncExternalStore } from "preact/compat";
import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";

/** A store, and a hook at once: in a component, its state or what is selected of it, drawn anew when that changes. */
export interface Watched<State> extends StoreApi<State> {
  (): State;
  <Part>(select: (state: State) => Part): Part;
}

/** A store of zustand's that Preact's components watch; the hook that zustand brings asks for React. */
export function create<State>(initial: StateCreator<State>): Watched<State> {
  const store = createStore(initial);
  function useStore(): State;
  function useStore<Part>(select: (state: State) => Part): Part;
  function useStore(select: (state: State) => unknown = (state) => state): unknown {
    return useSyncExternalStore(store.subscribe, () => select(store.getState()));
  }
  return Object.assign(useStore, store);
}
