import { strikes, type FaultOrder } from './fault.ts';

/** The faults in force, in the order they were given. */
export type Faults = {
  readonly add: (fault: FaultOrder) => void;
  readonly list: () => ReadonlyArray<FaultOrder>;
  readonly clear: () => void;
  /** The fault this request meets, its count taken down by one; null when it meets none. */
  readonly take: (method: string, url: URL) => FaultOrder | null;
};

const spent = (fault: FaultOrder): ReadonlyArray<FaultOrder> => {
  if (fault.times === undefined) return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
};

/** No faults to begin with. */
export const makeFaults = (): Faults => {
  let faults: ReadonlyArray<FaultOrder> = [];
  return {
    add: (fault) => {
      faults = [...faults, fault];
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    take: (method, url) => {
      const met = faults.find((fault) => strikes(fault, method, url)) ?? null;
      faults = faults.flatMap((fault) => (fault === met ? spent(fault) : [fault]));
      return met;
    },
  };
};
