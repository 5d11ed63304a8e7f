import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { withSentEmail } from '#domain/session/emailChanges.ts';
import { withNewAccount } from '#domain/session/newAccount.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const person = 'email2fa@sandbox.test';
const another = unsafeNominal<'Email'>('another@sandbox.test');

type Arrival = { readonly to: RoutePath; readonly query: string };

/** A new tab beside a session whose second factor is missing, and whose tokens are refused for that. */
const openTab = async (before: Change): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp('email2fa', () => ({
    tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' }),
  }));
  await app.signIn();
  app.advance(60_000);
  app.ports.session.update(() => before(newSession));
  return app;
};

describe('a session whose tokens are refused until the second factor is done', () => {
  it.each<[string, Change, Arrival]>([
    ['a hint', (session) => session, { to: '/', query: '?login_hint=another%40sandbox.test' }],
    ['an unfinished visit', withSentEmail(another), { to: '/', query: '' }],
    ['a sign-in that failed', withSentEmail(another), { to: '/continue', query: '' }],
  ])('asks its own person for the code, not the one of %s', async (_what, before, arrival) => {
    const { useCases, engine } = await openTab(before);
    const answer = useCases.runGuards({ ...arrival, scheme: 'https:' });
    expect(await answer()).toMatchObject({ to: '/2fa/verify-number' });
    expect(useCases.session.get().typed.email).toBe(person);
    expect(engine.inbox(person)).toHaveLength(2);
  });

  it('keeps the email that was typed in other case', async () => {
    const typed = unsafeNominal<'Email'>('Email2FA@sandbox.test');
    const { useCases } = await openTab(withSentEmail(typed));
    await useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })();
    expect(useCases.session.get().typed.email).toBe(typed);
  });

  it('gives a person nothing of the new account of another one', async () => {
    const { useCases } = await openTab((session) => withNewAccount(withSentEmail(another)(session)));
    await useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })();
    expect(useCases.session.get()).toMatchObject({ typed: { email: person }, progress: { newAccount: 'None' } });
  });
});
