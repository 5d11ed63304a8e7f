import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { leavesNoHistoryEntry, routeOf, type RoutePath, routes } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { loadMessages } from '#locales/messages.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { answeredConsent } from '#tests/screens/answeredConsent.ts';
import { waitUntil } from '#tests/ui/renderApp.tsx';
import { typeInto } from '#tests/ui/renderView.tsx';
import { App } from '#ui/App.tsx';
import { makeRouter } from '#ui/router/router.ts';
import { downloadOf } from '#ui/router/screens.tsx';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';
import { mountRoot } from '#ui/start/mountRoot.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const paths = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);
const screens = paths.filter((path) => routes[path].name !== null && !leavesNoHistoryEntry(path));
// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await Promise.all([
  import('#ui/consent/ConsentCard.tsx'),
  loadMessages('fr-FR'),
  ...paths.map((path) => downloadOf(path)?.()),
]);

const profiles = Array.from({ length: 9 }, (_, index) => unsafeNominal<'ProfileId'>(`profile-${index}`));

/** A session of which every screen with a form shows all its fields. */
const session: Session = {
  ...newSession,
  typed: { ...newSession.typed, email: unsafeNominal<'Email'>('ada@sandbox.test') },
  person: {
    ...newSession.person,
    linkedAccounts: profiles.map((profileId) => ({
      profileId,
      accountType: 'Business',
      name: profileId,
      mobileNumber: null,
    })),
  },
  twoFactor: {
    ...newSession.twoFactor,
    requirement: 'BySignIn',
    phone: { _tag: 'Checked', number: '+447700900142', type: 'Mobile', landline: false },
    linkedNumbers: profiles.map((profileId) => ({ profileId, number: '+447700900142' })),
    sent: { channel: 'sms', previousChannel: 'sms', sendAttempts: 1, verificationAttempts: 0 },
  },
};

/** Waits until the footer is in the language that names its button so. */
const footerSays = (name: string): Promise<void> =>
  waitUntil(() => expect(document.getElementById(cookieSettingsId)?.textContent).toBe(name));

/** Loads the app at a screen, whatever the guards say of it. */
const load = async (path: RoutePath): Promise<void> => {
  window.history.replaceState(null, '', path);
  const bilingual = { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR'] as const } };
  const cookies = Object.fromEntries(answeredConsent.map(({ name, value }) => [name, value]));
  const { app, ports } = makeDeferredTestApp({ context: bilingual, cookies });
  await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: seedPassword })();
  await app.useCases.twoFactor.phones.open();
  app.ports.session.update(() => session);
  const useCases = {
    ...app.useCases,
    runGuards: () => async () => null,
    deferredServices: async () =>
      makeDeferredServices(ports, bilingual, { query: '', isTyped: () => true, reload: () => undefined }),
  };
  const router = makeRouter(useCases, { scheme: 'https:' });
  const element = document.body.appendChild(document.createElement('div'));
  const root = mountRoot(element, () => routeOf(window.location.pathname));
  const messages = await loadMessages('en-GB');
  await act(async () => {
    await router.load();
    root.render(<App {...{ useCases, router }} loaded={{ messages, locale: 'en-GB' }} onReady={root.onReady} />);
    await flushPromises();
  });
  onTestFinished(async () => {
    element.remove();
    await act(async () => root.render(null));
  });
  await footerSays('Cookie settings');
};

const inputs = (): ReadonlyArray<HTMLInputElement> => [
  ...document.querySelectorAll<HTMLInputElement>('main form input[name]'),
];

const texts: Readonly<Record<string, string>> = { code: '31415', number: '+33 6 12 34 56 78' };

/** Types into every field, and chooses what is not chosen. */
const enterAll = (): void =>
  inputs().forEach((input) => {
    if (input.type === 'radio' || input.type === 'checkbox') return input.click();
    if (input.type === 'hidden' || input.readOnly) return;
    typeInto(input, texts[input.name] ?? 'grace@sandbox.test');
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

const entered = () =>
  inputs().map(({ type, name, value, checked }) => ({
    name,
    value,
    ticked: type === 'radio' || type === 'checkbox' ? checked : null,
  }));

const choose = (selector: string, value: string): Promise<void> =>
  act(async () => {
    const control = document.querySelector<HTMLSelectElement>(selector);
    if (control === null) throw new Error(`There is no ${selector}.`);
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await flushPromises();
  });

it.each(screens)('a change of language keeps what was entered at %s', async (path) => {
  await load(path);
  await act(async () => enterAll());
  const typed = entered();
  await choose('#language', 'fr-FR');
  await footerSays('Paramètres des cookies');
  expect(entered()).toEqual(typed);
});
