import type { FlowMemory } from '#domain/navigation/flow.ts';

/** Stores the flow label of analytics for the lifetime of the tab, across reloads. */
export type FlowStore = {
  /** Returns `noFlow` if nothing is stored. */
  readonly get: () => FlowMemory;
  readonly set: (memory: FlowMemory) => void;
};
