import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { faultEvents } from '#ui/shared/hooks/useAction.ts';

const arrival = (path: string) => ({ _tag: 'Navigated', path, entryFault: null });

it('reports each screen once, forms and the tags of faults from the first render on, in order and without a query', async () => {
  const app = makeTestApp();
  const { page, act, goTo, until } = await renderApp(app, '/signin?state=s1');
  await act(() => page.querySelector('form')?.requestSubmit());
  await until('/signin', () => expect(page.querySelector('[role="alert"]')).not.toBeNull());
  await goTo('/signup');
  await until('/signup', () => expect(page.querySelector('h1')?.textContent).toBe('Create your account'));
  await act(() => faultEvents.tell(Object.assign({ _tag: 'Incomplete' }, { fields: ['canary'] })));
  await goTo('/signin');
  const events: unknown[] = [];
  app.ports.analyticsEvents.subscribe(({ event }) => void events.push(event));
  const expected = [
    arrival('/signin'),
    { _tag: 'FormSubmitted', path: '/signin' },
    { _tag: 'FaultShown', path: '/signin', fault: { _tag: 'Incomplete' } },
    arrival('/signup'),
    { _tag: 'FaultShown', path: '/signup', fault: { _tag: 'Incomplete' } },
    arrival('/signin'),
  ];
  await until('/signin', () => expect(events).toEqual(expected));
});
