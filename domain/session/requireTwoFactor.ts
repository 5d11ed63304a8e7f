import { requiredInSession } from '#domain/two-factor/statusChanges.ts';
import { inTwoFactor, withPasswordChange } from './changes.ts';
import { type Change, type RefusedSend, withFields } from './session.ts';

/** Requires a second factor in a live session. Its code is verified in that session. */
export const requireTwoFactorOfSession: Change = inTwoFactor(requiredInSession);

/** As `requireTwoFactorOfSession`, after a refused request to send a code. The screen of that code follows two-factor. */
export const requireTwoFactorToSend =
  (refusedSend: RefusedSend): Change =>
  (session) =>
    withFields('progress', { refusedSend })(requireTwoFactorOfSession(session));

/** As `requireTwoFactorOfSession`, after a refused password change. The change follows two-factor. */
export const requireTwoFactorForPasswordChange: Change = (session) =>
  withPasswordChange('NeedsSignIn')(requireTwoFactorOfSession(session));

/** Forgets the code whose send was refused, so that its screen no longer follows two-factor. */
export const withoutRefusedSend: Change = withFields('progress', { refusedSend: null });
