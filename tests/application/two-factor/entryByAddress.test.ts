import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

type Answers = {
  readonly profile?: IdentityGateway['profile'];
  /** The answer to the call that sends the code by email. */
  readonly byEmail?: ReturnType<IdentityGateway['send2FA']>;
};
type Tab = TwoFactorTestApp & { readonly go: (to: RoutePath, answers?: Answers) => Promise<unknown> };

/** A person with a session, who then opens an address in another tab; the service can answer differently there. */
const openTab = async (name: string, abandon?: IdentityGateway['abandon']): Promise<Tab> => {
  let current: Answers = {};
  const app = await makeTwoFactorTestApp(name, ({ profile, send2FA, ...identity }) => ({
    abandon: abandon ?? identity.abandon,
    profile: () => (current.profile ?? profile)(),
    send2FA: (wanted, context) => (wanted._tag === 'ByEmail' && current.byEmail) || send2FA(wanted, context),
  }));
  await app.signIn();
  app.advance(60_000);
  app.ports.session.update(() => newSession);
  return {
    ...app,
    go: (to, answers = {}) => {
      current = answers;
      return app.useCases.runGuards({ to, query: '', scheme: 'https:' })();
    },
  };
};

const refused = TE.right({
  status: 'Enrolled',
  success: false,
  verificationChannels: [],
  challengeName: null,
  retryAfterMs: null,
} as const);

const faults: ReadonlyArray<IdentityFault> = [
  { _tag: 'Unreachable' },
  { _tag: 'ServiceFailed' },
  { _tag: 'SignedOut' },
  { _tag: 'Unexpected' },
  { _tag: 'RateLimited', retryAfterMs: 60_000 },
];

describe('an address of two-factor, where the code goes by email', () => {
  it('leads to the code', async () => {
    const tab = await openTab('email2fa');
    expect(await tab.go('/2fa/verify-number')).toBeNull();
    expect(tab.engine.inbox('email2fa@sandbox.test')).toHaveLength(2);
  });

  it('leads to the error page if the service sends no code', async () => {
    const tab = await openTab('email2fa');
    expect(await tab.go('/2fa/verify-number', { byEmail: refused })).toEqual(toRoute('/signin/error'));
  });

  it('leads to the code if the service sends one later', async () => {
    const tab = await openTab('email2fa');
    await tab.go('/2fa/verify-number', { byEmail: refused });
    expect(await tab.go('/2fa/verify-number')).toBeNull();
  });

  it('leads to sign-in, which shows the reason, if the call fails', async () => {
    for (const fault of faults) {
      const tab = await openTab('email2fa');
      await tab.go('/2fa/verify-number', { byEmail: refused });
      expect(await tab.go('/2fa/verify-number', { byEmail: TE.left(fault) })).toEqual(toRoute('/signin'));
      expect(tab.useCases.session.get().progress.entryFault).toEqual(fault);
    }
  });
});

describe('an address of two-factor, where the profile cannot be loaded', () => {
  it.each([
    ['sms2fa', '/2fa/phone-validation'],
    ['sms2fa', '/2fa/verify-number'],
    ['personal', '/2fa/change-number'],
    ['personal', '/2fa/add-number'],
  ] as const)('leads %s from %s to sign-in, which shows the reason', async (name, path) => {
    for (const fault of faults) {
      const tab = await openTab(name);
      expect(await tab.go(path, { profile: TE.left(fault) })).toEqual(toRoute('/signin'));
      expect(tab.useCases.session.get().progress.entryFault).toEqual(fault);
    }
  });

  it('leads to sign-in, which says that there was no answer, where the service never answers', async () => {
    let abort = (): void => undefined;
    const aborted = new Promise<E.Either<IdentityFault, never>>((resolve) => {
      abort = () => resolve(E.left({ _tag: 'Cancelled' }));
    });
    const tab = await openTab('sms2fa', () => Promise.resolve(abort()));
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const profile = () => {
      answer();
      return aborted;
    };
    const arrival = tab.go('/2fa/verify-number', { profile });
    await asked;
    tab.advance(8000);
    expect(await arrival).toEqual(toRoute('/signin'));
    await new Promise(setImmediate);
    expect(tab.useCases.session.get().progress.entryFault).toEqual({ _tag: 'Unreachable' });
  });

  it('shows no reason of before, once it can be loaded', async () => {
    const tab = await openTab('sms2fa');
    await tab.go('/2fa/phone-validation', { profile: TE.left({ _tag: 'ServiceFailed' }) });
    expect(await tab.go('/2fa/phone-validation')).toBeNull();
    expect(tab.useCases.session.get().progress.entryFault).toBeNull();
  });
});
