import type { FlowMemory } from '#domain/navigation/flowMemory.ts';

/** Remembers what the visitor is doing for as long as the tab lasts, a reload included. */
export type FlowKeeper = {
  /** Nothing shown so far where nothing is kept. */
  readonly get: () => FlowMemory;
  readonly keep: (memory: FlowMemory) => void;
};
