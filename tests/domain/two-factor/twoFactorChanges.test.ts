import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as code from '#domain/two-factor/codeChanges.ts';
import * as onStatus from '#domain/two-factor/statusChanges.ts';
import * as number from '#domain/two-factor/phoneChanges.ts';
import { noTwoFactor, type TwoFactor, twoFactorStatusOf } from '#domain/two-factor/twoFactor.ts';
import { phoneNumber, phoneType } from '#tests/arbitraries/phone.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { channel, twoFactor } from '#tests/arbitraries/twoFactor.ts';
import { twoFactorChange } from '#tests/arbitraries/twoFactorChange.ts';

const after = (changes: ReadonlyArray<number.TwoFactorChange>): TwoFactor =>
  changes.reduce((state, change) => change(state), noTwoFactor);

const isLandline = ({ phone }: TwoFactor): boolean => phone._tag === 'Checked' && phone.landline;

describe('twoFactorStatusOf', () => {
  it.each([
    ['Enabled', 'Enrolled'],
    ['SetupRequired', 'SetupRequired'],
    ['SetupDisabled', 'SetupDisabled'],
    ['Locked', 'Locked'],
    ['Enrolled', null],
    ['', null],
    ['constructor', null],
  ])('reads %s as %s', (word, status) => {
    expect(twoFactorStatusOf(word)).toBe(status);
  });
});

describe('the changes of the two-factor state', () => {
  it('never send a text message to a landline, for any changes in any order', () => {
    reaches(2, (inCase) =>
      fc.property(fc.array(twoFactorChange, { maxLength: 30 }), (changes) => {
        const state = after(changes);
        fc.pre(inCase(isLandline(state)));
        expect(['call', 'email']).toContain(state.channel);
        expect([null, 'call']).toContain(state.previousChannel);
      }),
    );
  });

  it('always offer a channel, never count backwards, and never lose a number', () => {
    fc.assert(
      fc.property(fc.array(twoFactorChange), twoFactorChange, (changes, last) => {
        const [before, now] = [after(changes), after([...changes, last])];
        expect(now.verificationChannels.length).toBeGreaterThan(0);
        expect(now.sendAttempts).toBeGreaterThanOrEqual(0);
        expect(now.verificationAttempts).toBeGreaterThanOrEqual(0);
        expect(before.phone._tag === 'Absent' || now.phone._tag !== 'Absent').toBe(true);
      }),
    );
  });

  it('mark a looked-up number as valid, and as a landline only when the service reports one', () => {
    fc.assert(
      fc.property(twoFactor, phoneNumber, fc.option(phoneType), (state, at, type) => {
        const { phone } = number.numberLookedUp(at, type)(state);
        expect(phone).toEqual({ _tag: 'Checked', number: at, landline: type === 'Landline' });
      }),
    );
  });

  it('keep a number whose lookup failed as not valid, with its type where known', () => {
    fc.assert(
      fc.property(twoFactor, phoneNumber, fc.option(phoneType), (state, at, type) => {
        const { phone, lookedUpType } = number.lookupFailed(at, type)(state);
        expect(phone).toEqual({ _tag: 'Unchecked', number: at });
        expect(lookedUpType).toBe(type);
      }),
    );
  });

  it('count sends and tries of a number, keep them over a lookup, and reset them for another', () => {
    const afterOneTry = after([
      number.numberLookedUp('+447700900123', 'Mobile'),
      code.codeSent('whatsapp', 'TwoFAWhatsApp'),
      code.codeSent('whatsapp', 'TwoFAWhatsApp'),
      code.verificationFailed,
    ]);
    expect(afterOneTry).toMatchObject({ channel: 'whatsapp', previousChannel: 'whatsapp', sendAttempts: 2 });
    expect(afterOneTry.verificationAttempts).toBe(1);
    expect(number.numberLookedUp('+447700900123', 'Mobile')(afterOneTry)).toEqual(afterOneTry);
    expect(number.lookupFailed('+447700900456', null)(afterOneTry)).toMatchObject({
      phone: { _tag: 'Unchecked', number: '+447700900456' },
      lookedUpType: null,
      channel: null,
      previousChannel: null,
      sendAttempts: 0,
      verificationAttempts: 0,
    });
  });

  it('reset the tries when a new code is sent', () => {
    fc.assert(
      fc.property(twoFactor, (state) => {
        for (const sent of [code.codeSent('sms', 'TwoFASMS')(state), code.emailCodeSent(state)]) {
          expect(sent.sendAttempts).toBe(state.sendAttempts + 1);
          expect(sent.verificationAttempts).toBe(0);
        }
        expect(code.emailCodeSent(state).channel).toBe('email');
      }),
    );
  });

  it('choose any channel for a mobile', () => {
    fc.assert(
      fc.property(channel, (chosen) => {
        expect(after([number.numberLookedUp('+447700900123', 'Mobile'), code.channelChosen(chosen)]).channel).toBe(
          chosen,
        );
      }),
    );
  });

  it.each<readonly [string, number.TwoFactorChange, Partial<TwoFactor>]>([
    ['required by the token', onStatus.requiredInSession, { requirement: 'InSession' }],
    ['required by a refused sign-in', onStatus.requiredBySignIn, { requirement: 'BySignIn' }],
    [
      'status and channels received',
      onStatus.statusReceived('SetupRequired', ['WHATSAPP']),
      { status: 'SetupRequired', verificationChannels: ['whatsapp'] },
    ],
    ['number change started', number.numberChangeStarted, { changingNumber: true }],
    ['browser remembered', code.rememberBrowserChosen(true), { rememberBrowser: true }],
  ])('%s', (_what, change, changed) => {
    expect(change(noTwoFactor)).toEqual({ ...noTwoFactor, ...changed });
  });
});
