import * as E from 'fp-ts/Either';
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

/** The sentence of the seed rules, which are the usual ones. */
const sentence =
  'Your password must have at least 10 characters, a lowercase letter, an uppercase letter, a number and something other than your email address.';

const rules = ({ page }: RenderedApp): number =>
  page.querySelectorAll('main form ul[aria-label="Your password must have"] li').length;

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
  ])('says in place that the rules are missing after %s, and says them after "Try again"', async (_name, answer) => {
    const shown = await open(at, [answer]);
    await loaded(shown);
    expect(shown.page.textContent).toContain(unread);
    expect(shown.page.textContent).not.toContain(sentence);
    const again = controlNamed(shown.page, 'Try again');
    await shown.act(() => again.focus());
    await shown.act(() => again.click());
    expect(shown.page.textContent).not.toContain(unread);
    expect(shown.page.textContent).toContain(sentence);
    expect(document.activeElement).toBe(shown.page.querySelector('#rules'));
  });

  it('describes the field by a sentence until the first character, and then for good by the list of rules', async () => {
    const shown = await open(at, []);
    await loaded(shown);
    const password = inputNamed(shown.page, 'password');
    expect([descriptionOf(password), rules(shown)]).toEqual([sentence, 0]);
    await shown.act(() => typeInto(password, 'B'));
    expect(rules(shown)).toBe(5);
    expect(descriptionOf(password)).toMatch(
      /^Your password must have.*an uppercase letter\(met\)a number\(not met yet\)/,
    );
    await shown.act(() => typeInto(password, ''));
    expect([descriptionOf(password).includes(sentence), rules(shown)]).toEqual([false, 5]);
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

it('says the usual rules until those of the service are loaded', async () => {
  let answer = (_rules: ReturnType<typeof E.right<ReadonlyArray<PasswordRule>>>): void => undefined;
  const held: Answer = () => new Promise((resolve) => (answer = resolve));
  const shown = await open('/signup', [held]);
  await loaded(shown);
  const password = inputNamed(shown.page, 'password');
  expect(descriptionOf(password)).toBe(sentence);
  await shown.act(() => answer(E.right(furtherRules)));
  expect(descriptionOf(password)).toBe('Your password must have a symbol, such as ! or ? and Not a leaked password.');
});

it('says an error of the new password, among several, in the place of its rules', async () => {
  const shown = await open('/signup', []);
  await loaded(shown);
  await shown.act(() => controlNamed(shown.page, 'Create account').click());
  const password = inputNamed(shown.page, 'password');
  await vi.waitFor(() => shown.act(() => expect(descriptionOf(password)).toBe('Enter your password')));
  expect(password.closest('.rows')?.textContent).not.toContain('Your password must have');
});
