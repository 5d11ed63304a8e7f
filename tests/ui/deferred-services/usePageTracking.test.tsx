import { act } from 'react';
import { expect, it } from 'vitest';
import { usePageTracking } from '#ui/deferred-services/usePageTracking.ts';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';
import { openRoutes } from './openRoutes.tsx';

/** Opens /signin before anything listens to the queue of events. */
const openSignIn = async () => {
  const routes = { '/signin': null, '/2fa/phone-validation': null };
  const { app, router } = await openRoutes(usePageTracking, routes, '/signin?state=s1');
  const reported = (): ReadonlyArray<unknown> => {
    const events: unknown[] = [];
    app.ports.analyticsEvents.subscribe(({ event }) => void events.push(event));
    return events;
  };
  return {
    goTo: (to: string) => act(async () => router.navigate({ to })),
    submit: () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })),
    reported,
  };
};

const arrival = (path: string) => ({ _tag: 'Navigated', path, entryFault: null });

it('reports each screen once, forms and the tags of faults from the first render on, in order and without a query', async () => {
  const { goTo, submit, reported } = await openSignIn();
  submit();
  await goTo('/2fa/phone-validation');
  faultEvents.tell(Object.assign({ _tag: 'Incomplete' }, { fields: ['canary'] }));
  await goTo('/signin');
  expect(reported()).toEqual([
    arrival('/signin'),
    { _tag: 'FormSubmitted', path: '/signin' },
    arrival('/2fa/phone-validation'),
    { _tag: 'FaultShown', path: '/2fa/phone-validation', fault: { _tag: 'Incomplete' } },
    arrival('/signin'),
  ]);
});
