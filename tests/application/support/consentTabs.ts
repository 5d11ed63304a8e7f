import { makeDeferredServices } from '#application/deferredServices.ts';
import { makeMemoryCookies } from '#tests/support/memoryCookies.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { flushPromises, makeDeferredTestApp } from './deferredTestApp.ts';

const tagged = {
  ...context,
  settings: {
    ...context.settings,
    sessionRecording: { enabled: true, appId: 'a/b' },
    tagManager: { src: 'https://tags.test/manager.js' },
  },
};

/** Opens two tabs in Europe, each on the screen of the sign-in, with every library switched on. */
export const openTabs = async ({ cookies = makeMemoryCookies() } = {}) => {
  const open = () => {
    let isTyped = false;
    const { ports, ...app } = makeDeferredTestApp({ ports: { cookies } });
    const { consent } = makeDeferredServices(ports, tagged, { query: '', isTyped: () => isTyped, reload: app.reload });
    const { track } = ports.analyticsEvents;
    const goTo = (path: string): void => track({ _tag: 'Navigated', path, entryFault: null });
    goTo('/signin');
    const choose = (answer: 'Accept' | 'Reject'): void => {
      consent.choose({ performance: answer === 'Accept', marketing: answer === 'Accept' });
    };
    /** Does what is tracked, and returns what was sent for it. */
    const act = async () => {
      const before = app.recordedCalls().length;
      track({ _tag: 'FormSubmitted', path: '/signup' });
      track({ _tag: 'DialogShown', screen: 'leave-registration popup' });
      goTo('/signup');
      await flushPromises();
      return app.recordedCalls().slice(before);
    };
    const type = (typed: boolean): void => void (isTyped = typed);
    return { ...app, goTo, consent, choose, act, type, session: ports.session };
  };
  const tabs = [open(), open()] as const;
  await flushPromises();
  return tabs;
};

/** Each call with its name. */
export const namesOf = (calls: ReturnType<ReturnType<typeof makeDeferredTestApp>['recordedCalls']>) =>
  calls.map(({ call, name }) => `${call} ${name ?? ''}`.trim());
