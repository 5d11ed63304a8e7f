import type { Ports } from '#application/ports/ports.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { seedAccounts } from '#infrastructure/sandbox/seeds.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

/** What a visitor has done before they open a screen by its address. */
export type VisitorState = {
  readonly name: string;
  /** The sign-in that leads to the state; null if there was none. */
  readonly signIn: { readonly email: string; readonly password: string } | null;
  /** Whether the page can read the session cookie: a deployment may set it for another host. */
  readonly cookie: 'Readable' | 'Hidden';
};

const password = 'Correct-horse-9';
const state = (name: string, email: string | null, typed = password): VisitorState => ({
  name,
  signIn: email === null ? null : { email, password: typed },
  cookie: 'Readable',
});

/** The states in which a visitor can open a screen; one sign-in leads to each. */
export const visitorStates: ReadonlyArray<VisitorState> = [
  state('signed out', null),
  state('email known', 'personal@sandbox.test', 'Wrong-horse-9'),
  state('code sent', 'unconfirmed@sandbox.test'),
  state('signed in', 'personal@sandbox.test'),
  state('two-factor required', 'sms2fa@sandbox.test'),
  state('locked', 'locked@sandbox.test'),
];

/** The same states, with a session cookie that the page cannot read. */
export const hiddenCookieStates = visitorStates.map((visitor) => ({ ...visitor, cookie: 'Hidden' as const }));

const without = ({ cookies }: Ports, name: string): Ports['cookies'] => ({
  ...cookies,
  read: (asked) => (asked === name ? null : cookies.read(asked)),
});

/** The app in a state after a reload: it knows only what the tab's storage and the cookies contain. */
export const reloadedApp = async (
  context: AppContext,
  { signIn, cookie }: VisitorState,
  query = '',
): Promise<TestApp> => {
  // Because: an account costs more than all that the guards do, and a visitor has at most one.
  const seeds = seedAccounts.filter(({ email }) => email === signIn?.email);
  const hidden = cookie === 'Hidden' ? context.brand.sessionCookie : '';
  const app = makeTestApp({ context, seeds, replace: (ports) => ({ cookies: without(ports, hidden) }) });
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  if (signIn !== null) await app.useCases.signIn.submit(signIn)();
  app.reload();
  return app;
};
