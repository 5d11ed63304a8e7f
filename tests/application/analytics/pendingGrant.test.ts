import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { type EventsTestApp, inOrder, openVisit } from '#tests/application/support/eventsTestApp.ts';

const to = (path: RoutePath) => ({ to: path, query: '', scheme: 'https:' }) as const;
const email = 'social2fa@sandbox.test';

describe('a sign-in with an identity provider whose tokens are refused because the second factor is missing', () => {
  const returnFromProvider = async (replace: (ports: Ports) => Partial<Ports['identity']>): Promise<EventsTestApp> => {
    const app = await openVisit({
      replace: (ports) => ({
        identity: { ...ports.identity, tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' }), ...replace(ports) },
      }),
    });
    app.engine.createAccount({
      email,
      password: seedPassword,
      accountType: 'Corporate',
      twoFactor: 'Required',
      providers: ['google'],
    });
    await app.signInAtProvider('google', email);
    return app;
  };

  it('is tracked once, with the account type of the profile', async () => {
    const { useCases, accountTypes } = await returnFromProvider(() => ({}));
    expect(await useCases.runGuards(to('/idp/continue'))()).toMatchObject({ to: '/2fa/verify-number' });
    expect(accountTypes()).toEqual([
      ['Signed In', 'corporate'],
      ['Code Sent', 'corporate'],
    ]);
    expect(useCases.session.get()).toMatchObject({
      typed: { email },
      progress: { idpSession: 'Live' },
    });
  });

  it('is not tracked where the session is another person’s, or its person cannot be read', async () => {
    const other = await returnFromProvider(() => ({}));
    await other.signInAtProvider('google', 'stranger@sandbox.test');
    const unread = await returnFromProvider(() => ({ profile: TE.left({ _tag: 'ServiceFailed' }) }));
    for (const { useCases, trackedEvents } of [other, unread]) {
      await useCases.runGuards(to('/idp/continue'))();
      expect(trackedEvents().map(({ name }) => name)).not.toContain('Signed In');
      expect(useCases.session.get().typed.email).not.toBe('stranger@sandbox.test');
    }
  });
});

describe('a code that does not confirm the account', () => {
  it('is no sign-up', async () => {
    const { useCases, trackedEvents, code } = await openVisit();
    const typed = { email: 'new@sandbox.test', password: 'Fresh-horse-10', accountType: 'Personal' } as const;
    await useCases.signUp.submit({ ...typed, marketing: false, termsVersion: 'terms-1' })();
    await useCases.signUp.confirm({ code: code() === '111111' ? '222222' : '111111', password: null })();
    expect(useCases.session.get()).toMatchObject({ codes: { fault: { _tag: 'invalidCode' } } });
    expect(trackedEvents().map(({ name }) => name)).toEqual(['Code Sent']);
  });
});

describe('the event of a confirmed account', () => {
  const newAccount = { email: 'new@sandbox.test', password: 'Fresh-horse-10' };
  const confirm = async ({ useCases, code }: EventsTestApp): Promise<void> =>
    inOrder([
      () =>
        useCases.signUp.submit({ ...newAccount, accountType: 'Personal', marketing: false, termsVersion: 'terms-1' }),
      () => useCases.signUp.confirm({ code: code(), password: null }),
      () => useCases.runGuards(to('/signup/creating')),
    ]);
  const signIn = { email: 'personal@sandbox.test', password: seedPassword };

  it.each<[string, (app: EventsTestApp) => () => Promise<unknown>]>([
    ['enters another email', ({ useCases }) => useCases.runGuards(to('/signin'))],
    ['begins a new visit', ({ useCases }) => useCases.runGuards(to('/'))],
  ])('is tracked for its own person where the visitor %s before the tokens', async (_what, leave) => {
    const app = await openVisit();
    await confirm(app);
    await leave(app)();
    await app.useCases.signIn.submit(signIn)();
    expect(app.tracked().map(({ event, visitor }) => [event.name, visitor.email])).toEqual([
      ['Code Sent', newAccount.email],
      ['Signed Up', newAccount.email],
      ['Signed In', signIn.email],
      ['Redirected', signIn.email],
    ]);
  });

  it('is tracked with the account type of the tokens where the visitor waits for them', async () => {
    const app = await openVisit();
    await confirm(app);
    expect(app.accountTypes()).toEqual([['Code Sent', null]]);
    await app.useCases.signUp.finish(() => undefined)();
    expect(app.accountTypes()).toContainEqual(['Signed Up', 'consumer']);
  });
});
