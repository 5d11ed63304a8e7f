import * as TE from 'fp-ts/TaskEither';
import { expect, vi } from 'vitest';
import type { PasswordGateway } from '#application/ports/identityGateway.ts';
import type { PasswordRule } from '#domain/identity/checkPassword.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { withCode } from '#domain/session/codeState.ts';
import { withEmail } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';
import { inputNamed } from '#tests/ui/renderView.tsx';

/** One load of the rules. */
export type Answer = PasswordGateway['passwordRules'];

/** Rules that the seed does not have. */
export const furtherRules: ReadonlyArray<PasswordRule> = [
  { _tag: 'Known', rule: 'symbol', value: 1 },
  { _tag: 'ServiceOnly', rule: 'notLeaked', message: 'Not a leaked password' },
];

/** The screens that ask for a new password. */
export const screens = ['/signup', '/forgot-password/new-password', '/change-password'] as const;

/**
 * The app at a screen with a new password, and the passwords that it sends. The first loads of the rules have these answers, and the first
 * password the refusal; the sandbox gives the next ones.
 */
export const open = async (at: (typeof screens)[number], answers: Answer[], refusals: IdentityFault[] = []) => {
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
        replacePassword: (coded, context) => {
          sent.push(coded.password);
          const refusal = refusals.shift();
          return refusal === undefined ? identity.replacePassword(coded, context) : TE.left(refusal);
        },
      },
    }),
  });
  if (at === '/change-password') {
    await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  } else if (at === '/forgot-password/new-password') {
    app.ports.session.update(withEmail(unsafeNominal<'Email'>('personal@sandbox.test')));
    app.ports.session.update(withCode(codeOf('1')));
  }
  return { ...(await renderApp(app, at)), sent };
};

/** The sentence of the seed rules, which are the usual ones. */
export const sentence =
  'Your password must have at least 10 characters, a lowercase letter, an uppercase letter, a number and something other than your email address.';

/** How many rules the list has; 0 without a list. */
export const rules = ({ page }: RenderedApp): number =>
  page.querySelectorAll('main form ul[aria-label="Your password must have"] li').length;

/** What describes a field. */
export const descriptionOf = (input: HTMLInputElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Waits for the field of the new password. */
export const loaded = (shown: RenderedApp): Promise<void> =>
  vi.waitFor(async () => {
    await shown.act(() => undefined);
    expect(inputNamed(shown.page, 'password')).toBeTruthy();
  });
