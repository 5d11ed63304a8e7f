import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Call } from '#tests/application/support/breakable.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { callsDuring, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const unreachable: IdentityFault = { _tag: 'Unreachable' };
const serviceFailed: IdentityFault = { _tag: 'ServiceFailed' };
const emailUnconfirmed: IdentityFault = { _tag: 'EmailUnconfirmed' };

/** A person with a session, in a new tab. */
const openTab = async (name: string): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  app.advance(60_000);
  app.ports.session.update(() => newSession);
  return app;
};

describe('the entry of two-factor', () => {
  it('reads profile, number and status in this order, and sends nothing', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    const calls = await callsDuring(app, async () => expect(await app.signIn()).toBe('/2fa/phone-validation'));
    expect(calls.map(({ call }) => call)).toEqual(['signIn', 'tokens', 'profile', 'lookUpPhone', 'requestTwoFactor']);
    expect(calls[3]?.given).toEqual(['+447700900101']);
    expect(calls[4]?.given[0]).toEqual({ _tag: 'StatusOnly' });
    expect(app.engine.inbox(null)).toEqual([]);
    expect(app.twoFactor()).toMatchObject({ requirement: 'InSession', verificationChannels: ['sms', 'call'] });
  });

  it('reads no tokens after a refused sign-in, and verifies in the session once there is one', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    const calls = await callsDuring(app, app.signIn);
    expect(calls.map(({ call }) => call)).toEqual(['signIn', 'profile', 'lookUpPhone', 'requestTwoFactor']);
    expect(app.twoFactor().requirement).toBe('BySignIn');
    await signIn(app, 'sms2fa');
    expect(app.twoFactor().requirement).toBe('InSession');
  });

  it('reads tokens, profile and status again after a reload, and shows the same screen for the same number', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    const calls = await callsDuring(app, async () => expect(await app.reopen('/2fa/phone-validation')).toBeNull());
    expect(calls.map(({ call }) => call)).toEqual(['tokens', 'profile', 'lookUpPhone', 'requestTwoFactor']);
    expect(app.twoFactor()).toMatchObject({ standing: 'Read', requirement: 'InSession', newNumber: 'None' });
  });

  it('leads to /continue, and reads no profile, if no second factor is required', async () => {
    const app = await makeTwoFactorTestApp('personal');
    await app.signIn();
    expect(await app.open('/2fa/phone-validation')).toBe('/continue');
    expect(app.made('profile')).toBe(0);
  });

  it('asks to review a number if its lookup fails', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    app.breaks('lookUpPhone', unreachable);
    expect(await app.signIn()).toBe('/2fa/review-number');
    expect(app.twoFactor().phone).toEqual({ _tag: 'Unchecked', number: '+447700900101', type: null });
  });
});

/** A person, the screen to enter after a reload or null for sign-in, and the call that fails after others of its kind. */
type Entry = readonly [name: string, to: RoutePath | null, call: Call, before: ReadonlyArray<null>];
const entries: ReadonlyArray<Entry> = [
  ['sms2fa', null, 'profile', []],
  ['sms2fa', null, 'requestTwoFactor', []],
  ['email2fa', null, 'requestTwoFactor', [null]],
  ['sms2fa', '/2fa/phone-validation', 'tokens', []],
  ['sms2fa', '/2fa/verify-number', 'profile', []],
  ['email2fa', '/2fa/verify-number', 'requestTwoFactor', [null]],
  ['personal', '/2fa/change-number', 'tokens', []],
  ['personal', '/2fa/add-number', 'profile', []],
];
const lookups: ReadonlyArray<Entry> = [
  ['sms2fa', null, 'lookUpPhone', []],
  ['onelinked2fa', null, 'lookUpPhone', []],
];

describe('a call at the entry of two-factor that fails', () => {
  const enter = async ([name, to, call, before]: Entry, fault: IdentityFault) => {
    const app = to === null ? await makeTwoFactorTestApp(name) : await openTab(name);
    app.breaks(call, ...before, fault);
    return { at: to === null ? await app.signIn() : await app.open(to), ...app.session() };
  };

  it.each(entries)('leads %s from %s to sign-in, which shows the fault of %s', async (...entry) => {
    for (const entryFault of [serviceFailed, { _tag: 'SignedOut' }] as const)
      expect(await enter(entry, entryFault)).toMatchObject({ at: '/signin', progress: { entryFault } });
  });

  it.each([...entries.filter(([, , call]) => call !== 'tokens'), ...lookups])(
    'for the account leads %s from %s to the screen of the account',
    async (...entry) => {
      expect(await enter(entry, { _tag: 'AccountLocked' })).toMatchObject({ at: '/signin/locked' });
    },
  );

  it('sends the code that the account waits for', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    app.breaks('profile', emailUnconfirmed);
    expect(await app.signIn()).toBe('/signup/email-verification');
    expect(app.made('resendSignUpCode')).toBe(1);
  });
});

describe('a service that never answers', () => {
  it.each(['profile', 'phoneBook'])('leads to sign-in after eight seconds, which says so: %s', async (silent) => {
    let isSilent = false;
    let abort = (): void => undefined;
    const aborted = new Promise<E.Either<IdentityFault, never>>((resolve) => {
      abort = () => resolve(E.left({ _tag: 'Cancelled' }));
    });
    const wait = vi.fn<() => typeof aborted>(() => aborted);
    const app = await makeTwoFactorTestApp(
      'sms2fa',
      ({ profile }) => ({ abandon: async () => abort(), profile: () => (isSilent ? wait() : profile()) }),
      silent === 'profile' ? {} : { phoneBook: { open: () => wait().then(() => new Promise(() => undefined)) } },
    );
    if (silent === 'profile') await app.signIn();
    isSilent = silent === 'profile';
    const arrival = isSilent ? app.reopen('/2fa/verify-number') : app.signIn();
    await expect.poll(() => wait).toHaveBeenCalled();
    app.advance(8000);
    expect(await arrival).toBe('/signin');
    await new Promise(setImmediate);
    expect(app.session().progress.entryFault).toEqual(unreachable);
  });
});
