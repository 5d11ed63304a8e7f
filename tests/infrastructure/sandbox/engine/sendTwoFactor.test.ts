import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReport } from '#infrastructure/sandbox/engine/engineApi.ts';
import type { Outcome } from '#infrastructure/sandbox/engine/reply.ts';
import { bodyOf, by, enter, makeEngineFixture, refusalCode, statusOnly } from './engineFixture.ts';

const resultOf = (outcome: Outcome<TwoFactorReport>): string =>
  E.isRight(outcome) && !outcome.right.body.authenticationResult.success ? 'refused' : refusalCode(outcome);

describe('the code of a second factor', () => {
  it.each([
    ['sms2fa', 'Enabled', ['SMS', 'CALL']],
    ['whatsapp2fa', 'Enabled', ['SMS', 'CALL', 'WHATSAPP']],
    ['setup2fa', 'SetupRequired', ['SMS', 'CALL']],
    ['locked2fa', 'Locked', ['SMS', 'CALL']],
    ['disabled2fa', 'SetupDisabled', ['SMS', 'CALL']],
  ])(
    'of %s has the status %s, and reading it sends nothing',
    async (name, twoFactorAuthStatus, verificationChannels) => {
      const fixture = makeEngineFixture();
      const tab = await enter(fixture, name);
      const report = bodyOf(await fixture.engine.send2FA(statusOnly, tab.clientContext())());
      expect(report).toMatchObject({ twoFactorAuthStatus, verificationChannels });
      expect(fixture.engine.inbox(null)).toEqual([]);
    },
  );

  it('goes to a landline by a call where no channel is named', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'setup2fa');
    bodyOf(await fixture.engine.send2FA({ ...statusOnly, phoneNumber: '+442079460000' }, tab.clientContext())());
    expect(fixture.engine.inbox(null)).toMatchObject([{ channel: 'call' }]);
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
  ])('of %s is never sent to another address or channel', async (name, ask, expected) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, name);
    const outcome = await fixture.engine.send2FA(ask, tab.clientContext())();
    expect(resultOf(outcome)).toBe(expected);
    expect(fixture.engine.inbox(null)).toEqual([]);
  });
});
