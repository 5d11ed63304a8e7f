import { entryPlatform } from '#domain/platform/entryPlatform.ts';
import { freshVisit } from '#domain/session/changes.ts';
import { pass, type Guard } from './decision.ts';
import { askedRedirect } from './entryQuery.ts';

/** On the root: the platform the query names, else the one whose address was asked for, else the brand's own. */
export const pickPlatform: Guard =
  ({ brand, settings }) =>
  (visit) =>
  (session) => {
    // Because: a walk that goes on after an effect has been here already, and must not forget what the effect learnt.
    if (visit.to !== '/' || visit.settled.length > 0) return pass(session);
    const query = new URLSearchParams(visit.query);
    const platform = entryPlatform({
      asked: query.get('platform'),
      redirect: askedRedirect(visit, settings),
      brand,
      settings,
    });
    return pass({ ...freshVisit(session), platform });
  };
