import type { Email } from '#domain/identity/credentials.ts';
import type { Change, CodePurpose, Session } from './session.ts';

/** When a new code of one flow may be asked for: what the tabs of that flow tell each other. */
export type SharedDeadline = { readonly email: Email; readonly purpose: CodePurpose; readonly resendAt: number };

/** What there is to tell the other tabs; null while no code was sent. */
export const sharedDeadline = ({ email, codeFor, resendAt }: Session): SharedDeadline | null =>
  email === null || codeFor === null || resendAt === null ? null : { email, purpose: codeFor, resendAt };

/** Another tab of the same flow sent a code; one of another flow changes nothing. */
export const deadlineHeard =
  ({ email, purpose, resendAt }: SharedDeadline): Change =>
  (session) =>
    session.email === email && session.codeFor === purpose && (session.resendAt ?? 0) < resendAt
      ? { ...session, resendAt }
      : session;
