import type { DeadlineBoard } from '#application/ports/deadlineBoard.ts';

type Listener = Parameters<DeadlineBoard['heed']>[0];

/** Boards of tabs that hear one another: each call opens one more tab. */
export const makeMemoryDeadlines = (): (() => DeadlineBoard) => {
  const tabs = new Map<symbol, ReadonlyArray<Listener>>();
  return () => {
    const self = Symbol('tab');
    return {
      post: (deadline) => {
        const others = [...tabs].filter(([tab]) => tab !== self);
        others.flatMap(([, listeners]) => listeners).forEach((listener) => listener(deadline));
      },
      heed: (listener) => {
        tabs.set(self, [...(tabs.get(self) ?? []), listener]);
      },
    };
  };
};
