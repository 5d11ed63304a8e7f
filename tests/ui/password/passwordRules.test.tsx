import * as E from 'fp-ts/Either';
import { expect, it, vi } from 'vitest';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { type Answer, descriptionOf, furtherRules, loaded, open, rules, screens, sentence } from './newPasswordApp.ts';

it.each(screens)(
  'the rules on %s describe the field by a sentence until the first character, and then for good by a list',
  async (at) => {
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
  },
);

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
