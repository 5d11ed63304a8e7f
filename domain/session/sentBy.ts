import type { CodeChannel } from '#domain/two-factor/twoFactor.ts';
import type { CodePurpose, Session } from './session.ts';

/** The way the last code went: only that of the second factor may go to a phone. */
export const sentBy = (purpose: CodePurpose, { twoFactor }: Pick<Session, 'twoFactor'>): CodeChannel =>
  purpose === 'TwoFactor' ? (twoFactor.channel ?? 'email') : 'email';
