import { matchesRequest, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** An active fault with the id that removes it. */
export type ActiveFault = InjectedFault & { readonly id: number };

const afterUse = ({ times, ...fault }: ActiveFault): ReadonlyArray<ActiveFault> => {
  if (times === undefined) return [fault];
  return times > 1 ? [{ ...fault, times: times - 1 }] : [];
};

/** The active faults, in the order they were added. */
export type Faults = ReturnType<typeof makeFaults>;

/** Makes an empty list of faults. */
export const makeFaults = () => {
  let faults: ReadonlyArray<ActiveFault> = [];
  let lastId = 0;
  let onCleared: ReadonlyArray<() => void> = [];
  return {
    /** Adds a fault behind the others. */
    add: (fault: InjectedFault): ActiveFault => {
      lastId += 1;
      const added = { id: lastId, ...fault };
      faults = [...faults, added];
      return added;
    },
    list: (): ReadonlyArray<ActiveFault> => faults,
    /** Removes one fault; false if no active fault has the id. */
    remove: (id: number): boolean => {
      const before = faults.length;
      faults = faults.filter((one) => one.id !== id);
      return faults.length < before;
    },
    clear: (): void => {
      faults = [];
      onCleared.forEach((resolve) => resolve());
      onCleared = [];
    },
    /** Resolves when the faults are next cleared. */
    cleared: (): Promise<void> =>
      new Promise((resolve) => {
        onCleared = [...onCleared, resolve];
      }),
    /** Returns the first fault that applies to a request and counts it; null if none applies. */
    take: (method: string, url: URL): InjectedFault | null => {
      const found = faults.find((one) => matchesRequest(one, method, url)) ?? null;
      faults = faults.flatMap((one) => (one === found ? afterUse(one) : [one]));
      return found;
    },
  };
};
