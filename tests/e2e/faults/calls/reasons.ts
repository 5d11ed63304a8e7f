import { faultKinds } from './faults.ts';

/** Why a call meets only one fault of each kind on a screen, if another row has them all. */
export const metElsewhere = { faults: faultKinds, because: 'The call meets every fault on another screen.' } as const;

/** Why a call that only reads, and whose answer nobody waits for after a press, meets one fault of each kind. */
export const readsOnly = {
  faults: faultKinds,
  because: 'A read leaves nothing behind for the next fault, and the app takes all faults of a kind for the same.',
} as const;
