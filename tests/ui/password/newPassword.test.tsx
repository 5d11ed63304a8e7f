import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { PasswordGateway } from '#application/ports/identityGateway.ts';
import { type PasswordRule, usualRules } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCode } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

type Answer = PasswordGateway['passwordRules'];

const gone: Answer = TE.left({ _tag: 'ServiceFailed' });
const empty: Answer = TE.right([]);
const unread = "We couldn't load the password rules.";

const furtherRules: ReadonlyArray<PasswordRule> = [
  { _tag: 'Known', rule: 'symbol', value: 1 },
  { _tag: 'ServiceOnly', rule: 'notLeaked', message: 'Not a leaked password' },
];
const listed = (rule: string): string => (rule === 'symbol' ? 'a symbol, such as ! or ?' : 'Not a leaked password');

type Screen = '/signup' | '/forgot-password/new-password' | '/change-password';

/** What each screen asks for besides the password. */
const typed = {
  '/signup': { email: 'ada@example.test' },
  '/forgot-password/new-password': {},
  '/change-password': { code: '123456' },
} as const;

/**
 * The app at a screen with a new password, and the passwords that it sends. The first loads of the rules have these answers, and the first
 * password the refusal; the sandbox gives the next ones.
 */
const open = async (at: Screen, answers: Answer[], refusals: IdentityFault[] = []) => {
  const sent: string[] = [];
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        passwordRules: () => (answers.shift() ?? identity.passwordRules)(),
        signUp: (account, context) => {
          sent.push(account.password);
          const refusal = refusals.shift();
          return refusal === undefined ? identity.signUp(account, context) : TE.left(refusal);
        },
        confirmForgotPassword: (coded, context) => {
          sent.push(coded.password);
          const refusal = refusals.shift();
          return refusal === undefined ? identity.confirmForgotPassword(coded, context) : TE.left(refusal);
        },
      },
    }),
  });
  if (at === '/change-password') {
    await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  } else if (at === '/forgot-password/new-password') {
    app.ports.session.update(withEmail(unsafeNominal<'Email'>('personal@sandbox.test')));
    app.ports.session.update(withCode(unsafeNominal<'OneTimeCode'>('123456')));
  }
  return { ...(await renderApp(app, at)), sent };
};

const rules = ({ page }: RenderedApp): number =>
  page.querySelectorAll('main form ul[aria-labelledby="password-rules"] li').length;

const descriptionOf = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const loaded = (shown: RenderedApp): Promise<void> =>
  vi.waitFor(async () => {
    await shown.act(() => undefined);
    expect(inputNamed(shown.page, 'password')).toBeTruthy();
  });

describe.each(['/signup', '/forgot-password/new-password', '/change-password'] as const)('on %s', (at) => {
  it.each([
    ['a fault', gone],
    ['an empty list', empty],
  ])('says in place that the rules are missing after %s, and lists them after "Try again"', async (_name, answer) => {
    const shown = await open(at, [answer]);
    await loaded(shown);
    expect(shown.page.textContent).toContain(unread);
    expect(rules(shown)).toBe(0);
    const again = controlNamed(shown.page, 'Try again');
    await shown.act(() => again.focus());
    await shown.act(() => again.click());
    expect(shown.page.textContent).not.toContain(unread);
    expect(rules(shown)).toBe(5);
    expect(document.activeElement).toBe(shown.page.querySelector('#rules'));
  });

  it('names the rule that a password breaks, keeps the password, and sends nothing', async () => {
    const shown = await open(at, []);
    await loaded(shown);
    const password = inputNamed(shown.page, 'password');
    await shown.act(async () => {
      for (const [name, value] of Object.entries(typed[at])) inputNamed(shown.page, name).value = value;
      password.value = 'all-in-lower-case-1';
      controlNamed(shown.page, at === '/signup' ? 'Create account' : 'Save password').click();
      await vi.waitFor(() => expect(descriptionOf(password)).toContain('Add an uppercase letter'));
    });
    expect([password.value, shown.sent]).toEqual(['all-in-lower-case-1', []]);
  });

  it.each([
    ['symbol', 'Add a symbol'],
    ['notLeaked', 'This password cannot be used.'],
  ])(
    'keeps a password that the service refuses by %s, and lists the rule as not met until it changes',
    async (rule, words) => {
      const shown = await open(at, [TE.right([...usualRules, ...furtherRules])], [{ _tag: 'PasswordRefused', rule }]);
      await loaded(shown);
      const password = inputNamed(shown.page, 'password');
      const mark = (): string | null | undefined =>
        [...shown.page.querySelectorAll('main form li')].find(({ textContent }) => textContent.startsWith(listed(rule)))
          ?.textContent;
      const before = { symbol: '(met)', notLeaked: '' }[rule];
      await shown.act(async () => {
        for (const [name, value] of Object.entries(typed[at])) inputNamed(shown.page, name).value = value;
        typeInto(password, 'Brand-new-horse-1§');
      });
      expect(mark()).toBe(listed(rule) + before);
      await shown.act(() => controlNamed(shown.page, at === '/signup' ? 'Create account' : 'Save password').click());
      await vi.waitFor(() => shown.act(() => expect(descriptionOf(password)).toContain(words)));
      expect([password.value, shown.sent]).toEqual(['Brand-new-horse-1§', ['Brand-new-horse-1§']]);
      expect(mark()).toBe(`${listed(rule)}(not met yet)`);
      await shown.act(() => typeInto(password, 'Brand-new-horse-1§-'));
      expect(mark()).toBe(listed(rule) + before);
    },
  );
});
