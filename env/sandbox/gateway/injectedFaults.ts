import { matchesRequest, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** The active faults, in the order they were added. */
export type Faults = {
  readonly add: (fault: InjectedFault) => void;
  readonly list: () => ReadonlyArray<InjectedFault>;
  readonly clear: () => void;
  /** Returns the first fault that applies to a request and counts it; null if none applies. */
  readonly take: (method: string, url: URL) => InjectedFault | null;
};

const afterUse = (fault: InjectedFault): ReadonlyArray<InjectedFault> => {
  if (fault.times === undefined) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
};

/** Makes an empty list of faults. */
export const makeFaults = (): Faults => {
  let faults: ReadonlyArray<InjectedFault> = [];
  return {
    add: (fault) => {
      faults = [...faults, fault];
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    take: (method, url) => {
      const found = faults.find((fault) => matchesRequest(fault, method, url)) ?? null;
      faults = faults.flatMap((fault) => (fault === found ? afterUse(fault) : [fault]));
      return found;
    },
  };
};
