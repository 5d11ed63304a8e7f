import { entryPlatform } from '#domain/platform/entryPlatform.ts';
import { startedOver } from '#domain/session/endings.ts';
import { queryValue } from '#domain/shared/queryValue.ts';
import { pass, type Guard } from './decision.ts';
import { requestedRedirect } from './entryQuery.ts';

/** On the root, stores the platform: the one of the query, else the one of the redirect, else the brand's default. */
export const platformGuard: Guard =
  ({ brand, settings }) =>
  (request) =>
  (session) => {
    // Because: after an effect the guards run again, and must not reset what the effect stored.
    if (request.to !== '/' || request.completedEffects.length > 0) return pass(session);
    const platform = entryPlatform({
      requested: queryValue(request.query, 'platform'),
      redirect: requestedRedirect(request, settings),
      brand,
      settings,
    });
    return pass({ ...startedOver(session), platform });
  };
