import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { PasswordGateway } from '#application/ports/identityGateway.ts';
import { usualRules } from '#domain/identity/checkPassword.ts';
import { withCode } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { SendingCodeView } from '#ui/password/ChangePasswordScreen.tsx';
import { RuleList } from '#ui/password/RuleList.tsx';

type Answer = PasswordGateway['passwordRules'];

const gone: Answer = TE.left({ _tag: 'ServiceFailed' });
const empty: Answer = TE.right([]);
const unread = "We couldn't load the password rules.";

type Screen = '/signup' | '/forgot-password/new-password' | '/change-password';

/** What each screen asks for besides the password. */
const typed = {
  '/signup': { email: 'ada@example.test' },
  '/forgot-password/new-password': {},
  '/change-password': { code: '123456' },
} as const;

/** The app at a screen with a new password, and the passwords that it sends; the first loads of the rules have these answers, the sandbox gives the next ones. */
const open = async (at: Screen, answers: Answer[]) => {
  const sent: string[] = [];
  const app = makeTestApp({
    replace: ({ identity }) => ({
      identity: {
        ...identity,
        passwordRules: () => (answers.shift() ?? identity.passwordRules)(),
        signUp: (account, context) => {
          sent.push(account.password);
          return identity.signUp(account, context);
        },
        confirmForgotPassword: (coded, context) => {
          sent.push(coded.password);
          return identity.confirmForgotPassword(coded, context);
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
    const shown = await open(at, at === '/change-password' ? [answer, answer] : [answer]);
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
});

const marksOf = async (password: string, marksUnmet: boolean): Promise<ReadonlyArray<string>> => {
  const { page } = await renderView(
    <RuleList id="rules" rules={usualRules} password={password} username="ada@example.test" marksUnmet={marksUnmet} />,
  );
  return [...page.querySelectorAll('li')].map(
    ({ textContent, className }) => `${/\(.*\)/.exec(textContent)?.[0]} ${/met|broken/.exec(className)?.[0] ?? 'open'}`,
  );
};

describe('the list of password rules', () => {
  it('marks the rules that a refused password does not meet, by more than a colour', async () => {
    const [typing, refused] = [await marksOf('short', false), await marksOf('short', true)];
    expect(typing).toContain('(not met yet) open');
    expect(typing).not.toContain('(not met yet) broken');
    expect(refused).toContain('(not met yet) broken');
    expect(refused.filter((mark) => mark === '(met) met')).toEqual(typing.filter((mark) => mark === '(met) met'));
  });

  it('marks no rule after a press without a password', async () => {
    expect(new Set(await marksOf('', true))).toEqual(new Set(['(not met yet) open']));
  });
});

it.each([
  ['ServiceFailed', "couldn't send"],
  ['UsernameTaken', "couldn't send"],
  ['Unexpected', "couldn't send"],
  ['Unreachable', "We can't reach our service."],
] as const)(
  'a code for a password change that is not sent after %s says "%s", with a way to try again',
  async (_tag, words) => {
    const { page } = await renderView(
      <SendingCodeView busy={false} fault={{ _tag, arrivedAt: 0 }} onRetry={() => undefined} />,
    );
    expect(page.querySelector('[role="alert"]')?.textContent).toContain(words);
    expect(page.querySelector('button')?.textContent).toBe('Try again');
  },
);
