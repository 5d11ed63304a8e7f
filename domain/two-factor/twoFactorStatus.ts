import type { TwoFactorStatus } from './twoFactor.ts';

const statuses: ReadonlyMap<string, TwoFactorStatus> = new Map([
  ['Enabled', 'Enrolled'],
  ['SetupRequired', 'SetupRequired'],
  ['SetupDisabled', 'SetupDisabled'],
  ['Locked', 'Locked'],
] as const);

/** The service says Enabled where the product says Enrolled; null for a word it does not use. */
export const twoFactorStatusOf = (serviceWord: string): TwoFactorStatus | null => statuses.get(serviceWord) ?? null;
