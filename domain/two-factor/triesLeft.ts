import type { TwoFactor } from './twoFactor.ts';

/** After so many wrong codes the service takes none but a new one. */
const mostTries = 5;

/** How many more tries the newest code has; null before the first wrong one, and once none is left. */
export const triesLeft = ({ verificationAttempts }: Pick<TwoFactor, 'verificationAttempts'>): number | null =>
  verificationAttempts > 0 && verificationAttempts < mostTries ? mostTries - verificationAttempts : null;
