import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Send2faInput } from '#infrastructure/sandbox/engine/inputs.ts';
import type { Send2faBody } from '#infrastructure/sandbox/engine/replies.ts';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import { claimsOf, login, makeBench, minute, no, otherThan, yes, type Bench, type Browser } from './bench.ts';

const statusOnly: Send2faInput = { channel: null, phoneNumber: null, changeTwoFANumber: false };
const by = (channel: string, phoneNumber: string | null = null): Send2faInput => ({
  ...statusOnly,
  channel,
  phoneNumber,
});

const enter = async (bench: Bench, name: string): Promise<Browser> => {
  const tab = bench.browser();
  await tab.keep(bench.engine.weblogin(login(name), tab.visit()));
  return tab;
};

const claims = async ({ engine }: Bench, tab: Browser): Promise<Record<string, unknown>> =>
  claimsOf(yes(await engine.getGSOTokens({ profileId: null }, tab.visit())()).tokens.access_token);

const validate = ({ engine }: Bench, tab: Browser, code: string) =>
  tab.keep(engine.validate2FA({ code, rememberBrowser: false }, tab.visit()));

const validateAndRemember = ({ engine }: Bench, tab: Browser, code: string) =>
  tab.keep(engine.validate2FA({ code, rememberBrowser: true }, tab.visit()));

const howItWent = (outcome: Outcome<Send2faBody>): string =>
  E.isRight(outcome) && !outcome.right.body.authenticationResult.success ? 'refused' : no(outcome);

describe('a second factor', () => {
  it.each([
    ['sms2fa', by('sms'), '+447700900101', 'TwoFASMS'],
    ['sms2fa', by('call', '+447700900101'), '+447700900101', 'TwoFAVoice'],
    ['whatsapp2fa', by('WhatsApp'), '+447700900102', 'TwoFAWhatsApp'],
    ['landline2fa', by('call'), '+442079460103', 'TwoFAVoice'],
    ['email2fa', by('email'), 'email2fa@sandbox.test', 'TwoFAEmail'],
    ['setup2fa', by('sms', '447700900120'), '+447700900120', 'TwoFASMS'],
    ['choose2fa', by('sms', '+447700900106'), '+447700900106', 'TwoFASMS'],
  ])(
    'of %s is completed by the code that was sent, and only then gives an auth code',
    async (...[name, ask, to, challengeName]) => {
      const bench = makeBench();
      const tab = await enter(bench, name);
      const sent = yes(await bench.engine.send2FA(ask, tab.visit())());
      expect(sent.authenticationResult).toEqual({ success: true, challengeName });
      expect(yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())())).not.toHaveProperty('auth_code');
      expect(no(await validate(bench, tab, otherThan(bench.newestCode(to))))).toBe('CodeMismatchException');
      expect(await claims(bench, tab)).toMatchObject({ two_fa_required: true, two_fa_completed: false });
      expect(yes(await validate(bench, tab, bench.newestCode(to))).authenticationResult.success).toBe(true);
      expect(await claims(bench, tab)).toMatchObject({ two_fa_required: true, two_fa_completed: true });
      expect(yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())())).toHaveProperty('auth_code');
    },
  );

  it('that is owed keeps the code of the sign-in from being exchanged', async () => {
    const bench = makeBench();
    const tab = bench.browser();
    const { authCode } = yes(await tab.keep(bench.engine.weblogin(login('sms2fa'), tab.visit())));
    const input = { grantType: 'authorization_code', code: authCode, redirectUri: '', codeVerifier: null };
    expect(await bench.engine.exchangeCode(input)()).toMatchObject({
      left: { message: 'The user has not completed 2FA' },
    });
  });

  it.each([
    ['sms2fa', 'Enabled', ['SMS', 'CALL']],
    ['whatsapp2fa', 'Enabled', ['SMS', 'CALL', 'WHATSAPP']],
    ['setup2fa', 'SetupRequired', ['SMS', 'CALL']],
    ['locked2fa', 'Locked', ['SMS', 'CALL']],
    ['disabled2fa', 'SetupDisabled', ['SMS', 'CALL']],
  ])('of %s stands at %s, and asking sends nothing', async (name, twoFactorAuthStatus, verificationChannels) => {
    const bench = makeBench();
    const tab = await enter(bench, name);
    const report = yes(await bench.engine.send2FA(statusOnly, tab.visit())());
    expect(report).toMatchObject({ twoFactorAuthStatus, verificationChannels });
    expect(bench.engine.inbox(null)).toEqual([]);
  });

  it.each([
    ['locked2fa', by('sms'), 'refused'],
    ['disabled2fa', by('sms', '+447700900120'), 'refused'],
    ['sms2fa', by('email'), 'refused'],
    ['setup2fa', by('email'), 'refused'],
    ['sms2fa', by('sms', '+447700900999'), 'refused'],
    ['landline2fa', by('sms'), 'InvalidParameterException'],
    ['sms2fa', by('whatsapp'), 'InvalidParameterException'],
    ['setup2fa', by('sms', '+449011234567'), 'UnsupportedPhoneNumberException'],
  ])('of %s is never sent by a way that is not its own', async (name, ask, expected) => {
    const bench = makeBench();
    const tab = await enter(bench, name);
    const outcome = await bench.engine.send2FA(ask, tab.visit())();
    expect(howItWent(outcome)).toBe(expected);
    expect(bench.engine.inbox(null)).toEqual([]);
  });

  it('takes a number over once its code has come back, and not before', async () => {
    const bench = makeBench();
    const tab = await enter(bench, 'sms2fa');
    const change = { ...by('sms', '+447700900777'), changeTwoFANumber: true };
    yes(await bench.engine.send2FA(change, tab.visit())());
    const number = async () => yes(await bench.engine.profile(tab.visit())()).mobilePhone.number;
    expect(await number()).toBe('+447700900101');
    yes(await validate(bench, tab, bench.newestCode('+447700900777')));
    expect(await number()).toBe('+447700900777');
  });

  it('is not asked again of a browser that was to be remembered, but of any other it is', async () => {
    const bench = makeBench();
    const tab = await enter(bench, 'sms2fa');
    yes(await bench.engine.send2FA(by('sms'), tab.visit())());
    yes(await validateAndRemember(bench, tab, bench.newestCode('+447700900101')));
    await tab.keep(bench.engine.logout(tab.visit()));
    await tab.keep(bench.engine.weblogin(login('sms2fa'), tab.visit()));
    expect(await claims(bench, tab)).toMatchObject({ two_fa_completed: true });
    await tab.keep(bench.engine.weblogin(login('whatsapp2fa'), tab.visit()));
    expect(await claims(bench, tab)).toMatchObject({ two_fa_completed: false });
    expect(await claims(bench, await enter(bench, 'sms2fa'))).toMatchObject({ two_fa_completed: false });
  });

  it('locks after a hundred wrong codes in a row', async () => {
    const bench = makeBench();
    const tab = await enter(bench, 'sms2fa');
    for (let wrong = 0; wrong < 100; wrong += 1) {
      if (wrong % 5 === 0) {
        bench.advance(3 * minute);
        yes(await bench.engine.send2FA(by('sms'), tab.visit())());
      }
      await validate(bench, tab, otherThan(bench.newestCode('+447700900101')));
    }
    expect(yes(await bench.engine.send2FA(statusOnly, tab.visit())()).twoFactorAuthStatus).toBe('Locked');
    expect(no(await validate(bench, tab, bench.newestCode('+447700900101')))).toBe('TooManyFailedAttemptsException');
  });

  it('is nothing to someone who has not signed in', async () => {
    const { engine, browser } = makeBench();
    const outcomes = [engine.send2FA(by('sms'), browser().visit()), engine.profile(browser().visit())];
    for (const outcome of outcomes) expect(no(await outcome())).toBe('NotAuthorizedException');
    expect(no(await engine.validate2FA({ code: '123456', rememberBrowser: false }, browser().visit())())).toBe(
      'NotAuthorizedException',
    );
  });
});
