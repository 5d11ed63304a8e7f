import * as E from 'fp-ts/Either';
import type { Grant, IdentityCall, RequestContext } from '#application/ports/identityCalls.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { FlowSteps } from '#application/steps.ts';
import type { GrantEvent } from '#domain/analytics/events.ts';
import { languageOf } from '#domain/locale/locale.ts';
import { withAcceptedCode, withGrant } from '#domain/session/confirmations.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';

/** Reads the request context from the session. Missing values get a default and a line in the log. */
export const makeRequestContext =
  ({ session, log }: Pick<Ports, 'session' | 'log'>, { brand, settings }: AppContext): (() => RequestContext) =>
  () => {
    const { visit, oAuth, userLocale } = session.get();
    const { platform, redirect, referenceSource, helpcentre } = visit;
    if (platform === null) log.error('Missing platform: the default of the brand is used');
    if (redirect === null) log.error('Missing redirectUrl: the transfer site is used');
    return {
      platform: platform ?? brand.defaultPlatform,
      redirectUrl: redirect ?? settings.transferSiteUrl,
      referenceSource,
      oAuth,
      preferredLanguage: languageOf(userLocale),
      helpcentre,
      location: noSystemFields.geoLocation,
    };
  };

/** The only way of an auth code into the session. An answer that is returned again is stored again, and its event tracked once. */
export const makeStoreGrant = (ports: Pick<Ports, 'session' | 'analyticsEvents'>): FlowSteps['storeGrant'] => {
  let tracked: Grant | null = null;
  return (event, grant) => {
    // Because: tokens that failed cleared the grant, and an accepted code is not sent again.
    ports.session.update(grant === null ? withAcceptedCode : withGrant(grant));
    if (grant === null || grant === tracked) return;
    tracked = grant;
    ports.analyticsEvents.track({ name: event });
  };
};

/** Tracks the event of a call that takes effect although the service withholds the grant until the second factor is proven. */
export const trackUnfinished =
  ({ analyticsEvents }: Pick<Ports, 'analyticsEvents'>, event: GrantEvent) =>
  <A>(call: IdentityCall<A>): IdentityCall<A> =>
  async () => {
    const answer = await call();
    if (E.isLeft(answer) && answer.left._tag === 'TwoFactorIncomplete') analyticsEvents.track({ name: event });
    return answer;
  };
