import type { TwoFactorStatus } from './twoFactor.ts';

const statuses: ReadonlyMap<string, TwoFactorStatus> = new Map([
  ['Enabled', 'Enrolled'],
  ['SetupRequired', 'SetupRequired'],
  ['SetupDisabled', 'SetupDisabled'],
  ['Locked', 'Locked'],
] as const);

/** The status for the service's word, which is Enabled for Enrolled; null for an unknown word. */
export const twoFactorStatusOf = (serviceWord: string): TwoFactorStatus | null => statuses.get(serviceWord) ?? null;
