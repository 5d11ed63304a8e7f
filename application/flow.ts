import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makePasswordRules, type PasswordRules } from '#application/password/passwordRules.ts';
import type { RequestContext } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import { makeSessionCookie, type SessionCookie } from '#application/session/sessionCookie.ts';
import { makePhoneNumbers, type PhoneNumbers } from '#application/two-factor/phoneNumbers.ts';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { languageOf } from '#domain/locale/locale.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { referenceSourceOf } from '#domain/redirect/entryPlatform.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** What every use case works over: the ports, the context of the brand, and the few things that hold state. */
export type Flow = Ports & {
  readonly context: AppContext;
  readonly sessionCookie: SessionCookie;
  readonly phones: PhoneNumbers;
  readonly passwordRules: PasswordRules;
};

/** What a use case of a form returns: the next destination, or a fault that the form shows. */
export type FormAnswer = TaskEither<FormFault | IdentityFault, Destination>;

/** The person chose none of the offered options. */
export type ChoiceFault = { readonly _tag: 'NothingChosen' };

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

/** Reads the request context from the session. Missing values get a default and a line in the log. */
export const requestContext = ({ session, log, context: { brand, settings } }: Flow): RequestContext => {
  const { visit, oAuth, userLocale } = session.get();
  const { platform, redirect, helpcentre } = visit;
  if (platform === null) log.error('Missing platform: the default of the brand is used');
  if (redirect === null) log.error('Missing redirectUrl: the transfer site is used');
  return {
    platform: platform ?? brand.defaultPlatform,
    redirectUrl: redirect ?? settings.transferSiteUrl,
    referenceSource: referenceSourceOf(redirect, settings),
    oAuth,
    preferredLanguage: languageOf(userLocale),
    helpcentre,
    location: noSystemFields.geoLocation,
  };
};

/** Makes a call under a key, or shares the answer of another call with the same key. */
type SharedCall<Fault, A> = (key: string, call: TaskEither<Fault, A>) => TaskEither<Fault, A>;

/** Shares one pending call: a caller that asks while a call with the same key is pending gets its answer. */
export const makeSingleFlight = <Fault, A>(): SharedCall<Fault, A> => {
  const pending = new Map<string, Promise<Either<Fault, A>>>();
  return (key, call) => () => {
    const earlier = pending.get(key);
    if (earlier !== undefined) return earlier;
    const answer = call().finally(() => pending.delete(key));
    pending.set(key, answer);
    return answer;
  };
};
