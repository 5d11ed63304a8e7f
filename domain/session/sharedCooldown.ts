import type { Email } from '#domain/identity/credentials.ts';
import type { Change, CodePurpose, Session } from './session.ts';

/** The cooldown that the tabs of one flow share: email, purpose and the wall-clock time of its end in milliseconds. */
export type SharedCooldown = { readonly email: Email; readonly purpose: CodePurpose; readonly resendAt: number };

/** The cooldown to share with the other tabs; null while no code was sent. */
export const sharedCooldown = ({ email, codeFor, resendAt }: Session): SharedCooldown | null =>
  email === null || codeFor === null || resendAt === null ? null : { email, purpose: codeFor, resendAt };

/** Takes over the cooldown of another tab of the same flow; one of another flow changes nothing. */
export const withSharedCooldown =
  ({ email, purpose, resendAt }: SharedCooldown): Change =>
  (session) =>
    session.email === email && session.codeFor === purpose && (session.resendAt ?? 0) < resendAt
      ? { ...session, resendAt }
      : session;
