import type { Email } from '#domain/identity/email.ts';
import { ownDeadline } from './ownDeadline.ts';
import type { Change, CodePurpose, Session } from './session.ts';

/** The cooldown that the tabs of one flow share. Times are those of the clock of the tab that shares it, in milliseconds. */
export type SharedCooldown = {
  readonly email: Email;
  readonly purpose: CodePurpose;
  readonly resendAt: number;
  readonly sharedAt: number;
};

/** The cooldown to share with the other tabs; null while no code was sent. */
export const sharedCooldown = ({ email, codeFor, resendAt }: Session, sharedAt: number): SharedCooldown | null =>
  email === null || codeFor === null || resendAt === null ? null : { email, purpose: codeFor, resendAt, sharedAt };

/** Takes over the cooldown of another tab of the same flow, whose clock may be ahead; one of another flow changes nothing. */
export const withSharedCooldown =
  (cooldown: SharedCooldown, now: number): Change =>
  (session) => {
    const resendAt = ownDeadline(cooldown.resendAt, cooldown.sharedAt, now);
    return session.email === cooldown.email &&
      session.codeFor === cooldown.purpose &&
      (session.resendAt ?? 0) < resendAt
      ? { ...session, resendAt }
      : session;
  };
