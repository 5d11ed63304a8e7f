import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { ScreenName } from '#domain/navigation/screenName.ts';
import type { AnalyticsEvent, FailureName } from './events.ts';
import { failureNameForFault, failureOnNavigation, type TaggedFault } from './failureName.ts';
import { formName } from './formName.ts';

/** What happened on a page, as the page knows it. */
export type PageEvent =
  | { readonly _tag: 'Navigated'; readonly path: string; readonly entryFault: IdentityFault | null }
  | { readonly _tag: 'FormSubmitted'; readonly path: string }
  | { readonly _tag: 'FaultShown'; readonly path: string; readonly fault: TaggedFault }
  | { readonly _tag: 'DialogShown'; readonly screen: ScreenName };

/** The analytics event of what happened on a page: a form or a failure; null for anything else, and for a path without a screen. */
export const analyticsEventOf = (event: PageEvent): AnalyticsEvent | null => {
  if (event._tag === 'DialogShown') return null;
  const screen = routeOf(event.path);
  if (screen === null) return null;
  switch (event._tag) {
    case 'Navigated':
      return shownFailure(failureOnNavigation(screen, event));
    case 'FaultShown':
      return shownFailure(failureNameForFault(event.fault, screen));
    case 'FormSubmitted': {
      const form = formName(screen);
      return form === null ? null : { name: 'Form Submitted', form };
    }
  }
};

const shownFailure = (failure: FailureName | null): AnalyticsEvent | null =>
  failure === null ? null : { name: 'Failure Shown', failure };
