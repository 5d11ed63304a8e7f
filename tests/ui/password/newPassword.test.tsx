import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { usualRules } from '#domain/identity/checkPassword.ts';
import { codeOf } from '#tests/support/codes.ts';
import { controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';
import { type Answer, descriptionOf, furtherRules, loaded, open, rules, screens, sentence } from './newPasswordApp.ts';

const gone: Answer = TE.left({ _tag: 'ServiceFailed' });
const empty: Answer = TE.right([]);
const unread = "We couldn't load the password rules.";

const listed = (rule: string): string => (rule === 'symbol' ? 'a symbol, such as ! or ?' : 'Not a leaked password');

/** What each screen asks for besides the password. */
const typed = {
  '/signup': { email: 'ada@example.test' },
  '/forgot-password/new-password': {},
  '/change-password': { code: codeOf('1') },
} as const;

describe.each(screens)('on %s', (at) => {
  it.each([
    ['a fault', gone],
    ['an empty list', empty],
  ])('says in place that it goes on without the rules after %s', async (_name, answer) => {
    const shown = await open(at, [answer]);
    await loaded(shown);
    await vi.waitFor(() => shown.act(() => expect(shown.page.textContent).toContain(unread)));
    expect(shown.page.textContent).not.toContain(sentence);
    await shown.act(() => typeInto(inputNamed(shown.page, 'password'), 'a'));
    expect(rules(shown)).toBe(0);
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
