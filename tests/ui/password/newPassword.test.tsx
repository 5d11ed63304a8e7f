import type * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PasswordGateway } from '#application/ports/identityGateway.ts';
import { type PasswordRule, usualRules } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withEmail } from '#domain/session/changes.ts';
import { withCode } from '#domain/session/codeState.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { emailAt } from '#tests/support/people.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { descriptionOf, inputNamed, textsOf } from '#tests/ui/renderView.tsx';

type Screen = '/signup' | '/forgot-password/new-password' | '/change-password';
type Rules = PasswordGateway['passwordRules'];

/** The app at a screen with a new password, whose rules are loaded so. */
const open = async (at: Screen, passwordRules?: Rules) => {
  const app = makeTestApp({
    replace: ({ identity }) => ({ identity: { ...identity, passwordRules: passwordRules ?? identity.passwordRules } }),
  });
  if (at === '/change-password') await signIn(app, 'personal');
  if (at === '/forgot-password/new-password')
    app.ports.session.update((before) => withCode(codeOf('1'))(withEmail(emailAt('personal@sandbox.test'))(before)));
  const shown = await renderApp(app, at);
  await shown.until(at, () => expect(inputNamed(shown.page, 'password')).toBeDefined());
  const password = inputNamed(shown.page, 'password');
  return {
    ...shown,
    app,
    password,
    rules: () => textsOf(shown.page, 'main form ul[aria-label="Your password must have"] li'),
    expectDescribed: (words: string) => shown.until(at, () => expect(descriptionOf(password)).toContain(words)),
  };
};

/** The sentence of the seed rules, which are the usual ones. */
const sentence =
  'Your password must have at least 10 characters, a lowercase letter, an uppercase letter, a number and something other than your email address.';

const furtherRules: ReadonlyArray<PasswordRule> = [
  { _tag: 'Known', rule: 'symbol', value: 1 },
  { _tag: 'ServiceOnly', rule: 'notLeaked', message: 'Not a leaked password' },
];

const unread = "We couldn't load the password rules.";

describe.each([
  ['/signup', 'signUp', 'Create account', { email: 'ada@example.test' }],
  ['/forgot-password/new-password', 'replacePassword', 'Save password', {}],
  ['/change-password', 'replacePassword', 'Save password', { code: codeOf('1') }],
] as const)('a new password on %s', (...screen) => {
  const [at, call, button, others] = screen;
  it('is described by a sentence of its rules until the first character, and then for good by a list', async () => {
    const { type, password, rules } = await open(at);
    expect([descriptionOf(password), rules()]).toEqual([sentence, []]);
    await type({ password: 'B' });
    expect(rules()).toHaveLength(5);
    expect(descriptionOf(password)).toMatch(
      /^Your password must have.*an uppercase letter\(met\)a number\(not met yet\)/,
    );
    await type({ password: '' });
    expect([descriptionOf(password).includes(sentence), rules().length]).toEqual([false, 5]);
  });

  it('that breaks a rule is kept and not sent, and the rule is named', async () => {
    const { app, type, press, password, expectDescribed } = await open(at);
    await type({ ...others, password: 'all-in-lower-case-1' });
    await press(button);
    await expectDescribed('Add an uppercase letter');
    expect([password.value, app.made(call)]).toEqual(['all-in-lower-case-1', 0]);
  });

  it.each([
    ['symbol', 'Add a symbol', 'a symbol, such as ! or ?', '(met)'],
    ['notLeaked', 'This password cannot be used.', 'Not a leaked password', ''],
  ])('that the service refuses by %s is kept, and the rule is not met until it changes', async (...row) => {
    const [rule, words, listed, before] = row;
    const { app, type, press, password, rules, expectDescribed } = await open(
      at,
      TE.right([...usualRules, ...furtherRules]),
    );
    app.breaks(call, { _tag: 'PasswordRefused', rule });
    await type({ ...others, password: 'Brand-new-horse-1§' });
    expect(rules()).toContain(listed + before);
    await press(button);
    await expectDescribed(words);
    expect(password.value).toBe('Brand-new-horse-1§');
    expect(rules()).toContain(`${listed}(not met yet)`);
    await type({ password: 'Brand-new-horse-1§-' });
    expect(rules()).toContain(listed + before);
  });
});

it.each<[string, Rules]>([
  ['a fault', TE.left<IdentityFault>({ _tag: 'ServiceFailed' })],
  ['an empty list', TE.right([])],
])('a form says in place that it goes on without the rules of a password after %s', async (_name, answer) => {
  const { page, type, until, rules } = await open('/signup', answer);
  await until('/signup', () => expect(page.textContent).toContain(unread));
  expect(page.textContent).not.toContain(sentence);
  await type({ password: 'a' });
  expect(rules()).toEqual([]);
});

it('a form says the usual rules of a password until those of the service are loaded', async () => {
  let answer = (_rules: E.Right<ReadonlyArray<PasswordRule>>): void => undefined;
  const { act, password } = await open('/signup', () => new Promise((resolve) => (answer = resolve)));
  expect(descriptionOf(password)).toBe(sentence);
  await act(() => answer({ _tag: 'Right', right: furtherRules }));
  expect(descriptionOf(password)).toBe('Your password must have a symbol, such as ! or ? and Not a leaked password.');
});

it('a form says an error of the new password, among several, in the place of its rules', async () => {
  const { press, password, expectDescribed } = await open('/signup');
  await press('Create account');
  await expectDescribed('Enter your password');
  expect(password.closest('.rows')?.textContent).not.toContain('Your password must have');
});
