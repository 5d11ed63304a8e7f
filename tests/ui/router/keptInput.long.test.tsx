import { expect, it } from 'vitest';
import { leavesNoHistoryEntry, routeOf, routes } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { loadMessages } from '#locales/messages.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { emailAt } from '#tests/support/people.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { typeInto, waitUntil } from '#tests/ui/renderView.tsx';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';
import { downloadOf } from '#ui/router/screens.tsx';

const paths = Object.keys(routes).flatMap((path) => routeOf(path) ?? []);
const screens = paths.filter((path) => routes[path].name !== null && !leavesNoHistoryEntry(path));
// Because: the app waits ten seconds for the script of a screen, which an idle machine reads at once and a busy one does not.
await Promise.all([loadMessages('fr-FR'), ...paths.map((path) => downloadOf(path)?.())]);

const profiles = Array.from({ length: 9 }, (_, index) => unsafeNominal<'ProfileId'>(`profile-${index}`));
const number = '+447700900142';
const account = { accountType: 'Business', mobileNumber: null } as const;

/** A session of which every screen with a form shows all its fields. */
const session: Session = {
  ...newSession,
  typed: { ...newSession.typed, email: emailAt('ada@sandbox.test') },
  person: {
    ...newSession.person,
    linkedAccounts: profiles.map((profileId) => ({ ...account, profileId, name: profileId })),
  },
  twoFactor: {
    ...newSession.twoFactor,
    requirement: 'BySignIn',
    phone: { _tag: 'Checked', number, type: 'Mobile', landline: false },
    linkedNumbers: profiles.map((profileId) => ({ profileId, number })),
    sent: { channel: 'sms', previousChannel: 'sms', sendAttempts: 1, verificationAttempts: 0 },
  },
};

const inputs = (): ReadonlyArray<HTMLInputElement> => [
  ...document.querySelectorAll<HTMLInputElement>('main form input[name]'),
];

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

const texts: Readonly<Record<string, string>> = { code: '31415', number: '+33 6 12 34 56 78' };

/** Types into every field, and chooses what is not chosen. */
const enterAll = (): void =>
  inputs().forEach((input) => {
    if (isTicked(input)) return input.click();
    if (input.type === 'hidden' || input.readOnly) return;
    typeInto(input, texts[input.name] ?? 'grace@sandbox.test');
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });

const entered = () => inputs().map((input) => [input.name, input.value, isTicked(input) && input.checked]);

/** Waits until the footer is in the language that names its button so. */
const footerSays = (name: string): Promise<void> =>
  waitUntil(() => expect(document.getElementById(cookieSettingsId)?.textContent).toBe(name));

it.each(screens)('a change of language keeps what was entered at %s', async (path) => {
  const app = makeTestApp({ context: { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR'] } } });
  await signIn(app, 'personal');
  await app.useCases.twoFactor.phones.open();
  app.ports.session.update(() => session);
  const { page, act } = await renderApp({ useCases: { ...app.useCases, runGuards: () => async () => null } }, path);
  await footerSays('Cookie settings');
  await act(enterAll);
  const typed = entered();
  const language = page.querySelector<HTMLSelectElement>('#language');
  await act(() => {
    Object.assign(language ?? {}, { value: 'fr-FR' });
    language?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await footerSays('Paramètres des cookies');
  expect(entered()).toEqual(typed);
});
