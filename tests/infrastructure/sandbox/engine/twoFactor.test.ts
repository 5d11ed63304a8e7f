import { describe, expect, it } from 'vitest';
import type { GsoTokens } from '#infrastructure/sandbox/engine/engineApi.ts';
import {
  claimsOf,
  completeSecondFactor,
  login,
  makeEngineFixture,
  minute,
  refusalCode,
  otherCode,
  proofOf,
  bodyOf,
  by,
  enter,
  statusOnly,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const tokens = async ({ engine }: EngineFixture, tab: TestBrowser): Promise<GsoTokens> =>
  bodyOf(await engine.getGSOTokens({ profileId: null }, tab.clientContext())());

const claims = async (fixture: EngineFixture, tab: TestBrowser): Promise<Record<string, unknown>> =>
  claimsOf((await tokens(fixture, tab)).tokens.access_token);

const validate = ({ engine }: EngineFixture, tab: TestBrowser, code: string) =>
  tab.send(engine.validate2FA(proofOf(code), tab.clientContext()));

describe('a second factor', () => {
  it.each([
    ['sms2fa', by('sms'), '+447700900101', 'TwoFASMS'],
    ['sms2fa', by('call', '+447700900101'), '+447700900101', 'TwoFAVoice'],
    ['whatsapp2fa', by('whatsapp'), '+447700900102', 'TwoFAWhatsApp'],
    ['landline2fa', by('call'), '+442079460103', 'TwoFAVoice'],
    ['email2fa', by('email'), 'email2fa@sandbox.test', 'TwoFAEmail'],
    ['setup2fa', by('sms', '447700900120'), '+447700900120', 'TwoFASMS'],
    ['choose2fa', by('sms', '+447700900106'), '+447700900106', 'TwoFASMS'],
  ])(
    'of %s is completed with the sent code, and only then returns an auth code',
    async (...[name, ask, to, challengeName]) => {
      const fixture = makeEngineFixture();
      const tab = await enter(fixture, name);
      const sent = bodyOf(await fixture.engine.send2FA(ask, tab.clientContext())());
      expect(sent.authenticationResult).toEqual({ success: true, challengeName });
      expect(await tokens(fixture, tab)).not.toHaveProperty('auth_code');
      expect(refusalCode(await validate(fixture, tab, otherCode(fixture.newestCode(to))))).toBe(
        'CodeMismatchException',
      );
      expect(await claims(fixture, tab)).toMatchObject({ two_fa_required: true, two_fa_completed: false });
      expect(bodyOf(await validate(fixture, tab, fixture.newestCode(to))).authenticationResult.success).toBe(true);
      expect(await claims(fixture, tab)).toMatchObject({ two_fa_required: true, two_fa_completed: true });
      expect(await tokens(fixture, tab)).toHaveProperty('auth_code');
    },
  );

  it('prevents the exchange of the auth code until it is done', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    const { authCode } = bodyOf(await tab.send(fixture.engine.weblogin(login('sms2fa'), tab.clientContext())));
    const input = { grantType: 'authorization_code', code: authCode, redirectUri: '', codeVerifier: null };
    expect(await fixture.engine.exchangeCode(input)()).toMatchObject({
      left: { message: 'The user has not completed 2FA' },
    });
  });

  it('is not required again in a remembered browser, but in any other', async () => {
    const fixture = makeEngineFixture();
    const tab = fixture.browser();
    await completeSecondFactor(fixture, tab, true);
    await tab.send(fixture.engine.logout(tab.clientContext()));
    await tab.send(fixture.engine.weblogin(login('sms2fa'), tab.clientContext()));
    expect(await claims(fixture, tab)).toMatchObject({ two_fa_completed: true });
    await tab.send(fixture.engine.weblogin(login('whatsapp2fa'), tab.clientContext()));
    expect(await claims(fixture, tab)).toMatchObject({ two_fa_completed: false });
    expect(await claims(fixture, await enter(fixture, 'sms2fa'))).toMatchObject({ two_fa_completed: false });
  });

  it('locks after 100 consecutive wrong codes', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'sms2fa');
    for (let wrong = 0; wrong < 100; wrong += 1) {
      if (wrong % 5 === 0) {
        fixture.advance(3 * minute);
        bodyOf(await fixture.engine.send2FA(by('sms'), tab.clientContext())());
      }
      await validate(fixture, tab, otherCode(fixture.newestCode('+447700900101')));
    }
    expect(bodyOf(await fixture.engine.send2FA(statusOnly, tab.clientContext())()).twoFactorAuthStatus).toBe('Locked');
    expect(refusalCode(await validate(fixture, tab, fixture.newestCode('+447700900101')))).toBe(
      'TooManyFailedAttemptsException',
    );
  });

  it('requires a sign-in', async () => {
    const { engine, browser } = makeEngineFixture();
    const outcomes = [engine.send2FA(by('sms'), browser().clientContext()), engine.profile(browser().clientContext())];
    for (const outcome of outcomes) expect(refusalCode(await outcome())).toBe('NotAuthorizedException');
    expect(refusalCode(await engine.validate2FA(proofOf('123456'), browser().clientContext())())).toBe(
      'NotAuthorizedException',
    );
  });
});
