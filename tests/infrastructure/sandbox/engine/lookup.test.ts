import { describe, expect, it } from 'vitest';
import {
  login,
  makeEngineFixture,
  proofOf,
  refusalCode,
  bodyOf,
  type EngineFixture,
  type TestBrowser,
} from './engineFixture.ts';

const enter = async (fixture: EngineFixture, name: string): Promise<TestBrowser> => {
  const tab = fixture.browser();
  await tab.send(fixture.engine.weblogin(login(name), tab.clientContext()));
  return tab;
};

describe('the phone number lookup', () => {
  it.each([
    ['447700900123', 'Mobile'],
    ['+44 7700 900123', 'Mobile'],
    ['442079460123', 'Landline'],
    ['445612345678', 'Voip'],
    ['33612345678', 'Mobile'],
  ])('returns the type of %s', async (phoneNumber, type) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'setup2fa');
    expect(bodyOf(await fixture.engine.lookupPhoneNumber({ phoneNumber }, tab.clientContext())())).toEqual({
      data: { type },
    });
  });

  it.each([
    ['447012345678', 422, 'Voip'],
    ['449011234567', 422, null],
    ['4477009', 404, null],
    ['', 404, null],
    ['07700900123', 404, null],
  ])('fails for %j, with the type if it is known', async (phoneNumber, status, phoneType) => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'setup2fa');
    const outcome = await fixture.engine.lookupPhoneNumber({ phoneNumber }, tab.clientContext())();
    expect(outcome).toMatchObject({ left: { status, phoneType } });
  });

  it('fails once for a profile number that was never validated, so that the person reviews it', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'review2fa');
    const lookUp = async () =>
      refusalCode(await fixture.engine.lookupPhoneNumber({ phoneNumber: '447700900104' }, tab.clientContext())());
    for (let entering = 0; entering < 2; entering += 1) {
      bodyOf(await fixture.engine.profile(tab.clientContext())());
      expect(await lookUp()).toBe('PhoneNumberNotValidatedException');
      expect(await lookUp()).toBe('answered');
    }
  });

  it('accepts that number after its code was confirmed', async () => {
    const fixture = makeEngineFixture();
    const tab = await enter(fixture, 'review2fa');
    bodyOf(
      await fixture.engine.send2FA(
        { channel: 'sms', phoneNumber: '447700900104', changeTwoFANumber: false },
        tab.clientContext(),
      )(),
    );
    const code = fixture.newestCode('+447700900104');
    bodyOf(await fixture.engine.validate2FA(proofOf(code), tab.clientContext())());
    bodyOf(await fixture.engine.profile(tab.clientContext())());
    expect(
      refusalCode(await fixture.engine.lookupPhoneNumber({ phoneNumber: '447700900104' }, tab.clientContext())()),
    ).toBe('answered');
  });

  it('requires a session or a refused sign-in', async () => {
    const { engine, browser } = makeEngineFixture();
    const outcome = await engine.lookupPhoneNumber({ phoneNumber: '447700900123' }, browser().clientContext())();
    expect(refusalCode(outcome)).toBe('NotAuthorizedException');
  });
});
