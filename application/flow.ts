import { makePasswordRules, type PasswordRules } from '#application/password/passwordRules.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSingleFlight, type SharedCall } from '#application/shared/singleFlight.ts';
import { makePhoneNumbers, type PhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withSharedCooldown } from '#domain/session/cooldown.ts';
import type { AppContext } from '#domain/settings/appContext.ts';

/** What every use case works over: the ports, the context of the brand, and the few things that hold state. */
export type Flow = Ports & {
  readonly context: AppContext;
  readonly phones: PhoneNumbers;
  readonly passwordRules: PasswordRules;
  /** Shares the pending "Send a new code" of each purpose. */
  readonly pendingSends: SharedCall<IdentityFault, void>;
};

/** Makes the one flow of a page. The tabs share the cooldown of a code. */
export const makeFlow = (ports: Ports, context: AppContext): Flow => {
  const { session, clock, cooldowns } = ports;
  cooldowns.listen((cooldown) => void session.update(withSharedCooldown(cooldown, clock.now())));
  return {
    ...ports,
    context,
    phones: makePhoneNumbers(ports),
    passwordRules: makePasswordRules(ports),
    pendingSends: makeSingleFlight(),
  };
};
