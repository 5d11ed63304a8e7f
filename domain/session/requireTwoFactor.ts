import { requiredInSession } from '#domain/two-factor/codeChanges.ts';
import { inTwoFactor, withPasswordChange } from './changes.ts';
import { type Change, type RefusedSend, withFields } from './session.ts';

/** Requires a second factor of a live session, in which its code is verified. */
export const requireTwoFactorOfSession: Change = inTwoFactor(requiredInSession);

/** As `requireTwoFactorOfSession`, where sending a code was refused: the screen of that code follows two-factor. */
export const requireTwoFactorToSend =
  (refusedSend: RefusedSend): Change =>
  (session) =>
    withFields('progress', { refusedSend })(requireTwoFactorOfSession(session));

/** As `requireTwoFactorOfSession`, where a password change was refused: the change follows two-factor. */
export const requireTwoFactorForPasswordChange: Change = (session) =>
  withPasswordChange('NeedsSignIn')(requireTwoFactorOfSession(session));

/** Ends the way back to the screen of a refused code. */
export const withoutRefusedSend: Change = withFields('progress', { refusedSend: null });
