import type { TwoFactor } from './twoFactor.ts';

/** After this many wrong codes the service accepts only a new code. */
const mostTries = 5;

/** The number of tries that the newest code has left; null before the first wrong code, and when none is left. */
export const triesLeft = ({ verificationAttempts }: Pick<TwoFactor, 'verificationAttempts'>): number | null =>
  verificationAttempts > 0 && verificationAttempts < mostTries ? mostTries - verificationAttempts : null;
