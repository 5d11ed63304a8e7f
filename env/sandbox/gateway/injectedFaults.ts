import { matchesRequest, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** An active fault with the id that removes it. */
export type ActiveFault = InjectedFault & { readonly id: number };

/** The active faults, in the order they were added. */
export type Faults = {
  /** Adds a fault behind the others. */
  readonly add: (fault: InjectedFault) => ActiveFault;
  readonly list: () => ReadonlyArray<ActiveFault>;
  /** Removes one fault; false if no active fault has the id. */
  readonly remove: (id: number) => boolean;
  readonly clear: () => void;
  /** Resolves when the faults are next cleared. */
  readonly cleared: () => Promise<void>;
  /** Returns the first fault that applies to a request and counts it; null if none applies. */
  readonly take: (method: string, url: URL) => InjectedFault | null;
};

const afterUse = ({ times, ...fault }: ActiveFault): ReadonlyArray<ActiveFault> => {
  if (times === undefined) return [fault];
  return times > 1 ? [{ ...fault, times: times - 1 }] : [];
};

/** Makes an empty list of faults. */
export const makeFaults = (): Faults => {
  let faults: ReadonlyArray<ActiveFault> = [];
  let lastId = 0;
  let onCleared: ReadonlyArray<() => void> = [];
  return {
    add: (fault) => {
      lastId += 1;
      const added = { id: lastId, ...fault };
      faults = [...faults, added];
      return added;
    },
    list: () => faults,
    remove: (id) => {
      const before = faults.length;
      faults = faults.filter((one) => one.id !== id);
      return faults.length < before;
    },
    clear: () => {
      faults = [];
      onCleared.forEach((resolve) => resolve());
      onCleared = [];
    },
    cleared: () =>
      new Promise((resolve) => {
        onCleared = [...onCleared, resolve];
      }),
    take: (method, url) => {
      const found = faults.find((one) => matchesRequest(one, method, url)) ?? null;
      faults = faults.flatMap((one) => (one === found ? afterUse(one) : [one]));
      return found;
    },
  };
};
