import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#application/ports/identityCalls.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { exchanges, withChallenge } from '#tests/application/code/tab.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { codeOf } from '#tests/support/codes.ts';
import { makeTwoFactorTestApp, type RecordedCall, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const toCode = async (
  name: string,
  answering?: (identity: IdentityGateway) => Partial<IdentityGateway>,
): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name, answering);
  await app.signIn();
  if (app.twoFactor().sent === null) await app.sendCode();
  return app;
};

const proofs = ({ calls }: TwoFactorTestApp): ReadonlyArray<RecordedCall> => calls().filter((one) => 'proof' in one);

describe('a code of the second factor', () => {
  it('is verified in a live session, and the tokens are fetched again', async () => {
    const app = await toCode('sms2fa');
    const before = app.calls().length;
    expect(await app.verify()).toBe('ClientRedirect');
    expect(app.calls().slice(before)).toMatchObject([{ call: 'verifyTwoFactor' }, { call: 'tokens' }]);
  });

  it.each([
    ['sms2fa', 'verifyTwoFactor', { channel: 'sms', number: '+447700900101', changingNumber: false, profileId: null }],
    ['legacy2fa', 'signInWithTwoFactor', { channel: 'sms', number: '+447700900110', profileId: null }],
    ['email2fa', 'verifyTwoFactor', { channel: 'email', number: null, changingNumber: false, profileId: null }],
    ['onelinked2fa', 'verifyTwoFactor', { number: '+447700900108', profileId: expect.stringMatching(/./) }],
    ['setup2fa', 'verifyTwoFactor', { channel: 'sms', number: null }],
  ])('of %s goes to %s, which names the way it came, its number and whose that is', async (name, call, proof) => {
    const app = await toCode(name);
    await app.verify({ code: app.engine.inbox(null)[0]?.code ?? codeOf('1') });
    expect(proofs(app)).toMatchObject([{ call, proof }]);
  });

  it('that came by email names no number, also if the profile has one by now', async () => {
    let number: string | null = null;
    const app = await toCode('email2fa', ({ profile }) => ({
      profile: async () => E.map((read: Profile) => ({ ...read, mobileNumber: number }))(await profile()),
    }));
    number = '+447700900151';
    await app.reopen('/2fa/verify-number');
    expect(app.twoFactor()).toMatchObject({ phone: { number }, sent: { channel: 'email' } });
    await app.verify();
    expect(proofs(app)).toMatchObject([{ proof: { channel: 'email', number: null } }]);
  });

  it('goes to the live session where no email is known for a sign-in', async () => {
    const app = await toCode('legacy2fa');
    app.ports.session.update((session) => withParts(session, { typed: { email: null } }));
    await app.verify({ password: seedPassword });
    expect(proofs(app)).toMatchObject([{ call: 'verifyTwoFactor' }]);
  });

  it.each(['sms2fa', 'legacy2fa'])('asks to remember the browser of %s on request, and only then', async (name) => {
    for (const rememberBrowser of [true, false]) {
      const app = await toCode(name);
      await app.verify({ rememberBrowser });
      expect(proofs(app)).toMatchObject([{ proof: { rememberBrowser } }]);
    }
  });

  it('counts if it is wrong, and the count starts again with the next sent code', async () => {
    const app = await toCode('sms2fa');
    const code = app.wrong();
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await app.verify({ code })).toBe('CodeMismatch');
      expect(app.twoFactor().sent?.verificationAttempts).toBe(tries);
      expect(app.session().codes.fault).toEqual({ _tag: 'invalidCode' });
    }
    app.advance(30_000);
    await app.useCases.twoFactor.resendCode()();
    expect(app.twoFactor().sent?.verificationAttempts).toBe(0);
    expect(app.session().codes.fault).toBeNull();
  });
});

describe('a verified code', () => {
  it('redirects with the code of its own sign-in, also if the tokens can be fetched only on the second try', async () => {
    const verifier = 'a-verifier-of-the-partner';
    const app = await makeTwoFactorTestApp('legacy2fa');
    await goTo(app, '/', await withChallenge(verifier));
    await app.signIn();
    await app.sendCode();
    app.breaks('tokens', { _tag: 'Unreachable' });
    const typed = { code: app.newest(), password: seedPassword, rememberBrowser: false };
    expect(await app.verify(typed)).toBe('Unreachable');
    expect(await exchanges({ app }, await app.useCases.twoFactor.verify(typed)(), verifier)).toBe(true);
  });

  it('leads to the error page if the tokens then fail without a known reason', async () => {
    const app = await toCode('sms2fa');
    app.breaks('tokens', { _tag: 'Unexpected' });
    expect(await app.verify()).toBe('/signin/error');
  });
});
