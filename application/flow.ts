import { makePasswordRules, type PasswordRules } from '#application/password/passwordRules.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSessionCookie, type SessionCookie } from '#application/session/sessionCookie.ts';
import { makePhoneNumbers, type PhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** What every use case works over: the ports, the context of the brand, and the few things that hold state. */
export type Flow = Ports & {
  readonly context: AppContext;
  readonly sessionCookie: SessionCookie;
  readonly phones: PhoneNumbers;
  readonly passwordRules: PasswordRules;
};

/** Makes the one flow of a page. Its calls that open or end a session are noticed by the watch over the session cookie. */
export const makeFlow = (ports: Ports, context: AppContext): Flow => {
  const sessionCookie = makeSessionCookie(ports, context);
  return {
    ...ports,
    identity: sessionCookie.identity,
    context,
    sessionCookie,
    phones: makePhoneNumbers(ports),
    passwordRules: makePasswordRules(ports),
  };
};
