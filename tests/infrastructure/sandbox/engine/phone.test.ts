import { describe, expect, it } from 'vitest';
import { login, makeBench, no, yes, type Bench, type Browser } from './bench.ts';

const enter = async (bench: Bench, name: string): Promise<Browser> => {
  const tab = bench.browser();
  await tab.keep(bench.engine.weblogin(login(name), tab.visit()));
  return tab;
};

describe('looking a number up', () => {
  it.each([
    ['447700900123', 'Mobile'],
    ['+44 7700 900123', 'Mobile'],
    ['442079460123', 'Landline'],
    ['445612345678', 'Voip'],
    ['33612345678', 'Mobile'],
  ])('knows what %s is', async (phoneNumber, type) => {
    const bench = makeBench();
    const tab = await enter(bench, 'setup2fa');
    expect(yes(await bench.engine.lookupPhoneNumber({ phoneNumber }, tab.visit())())).toEqual({ data: { type } });
  });

  it.each([
    ['447012345678', 422, 'Voip'],
    ['449011234567', 422, null],
    ['4477009', 404, null],
    ['', 404, null],
    ['07700900123', 404, null],
  ])('fails for %j, with the type where it is known', async (phoneNumber, status, phoneType) => {
    const bench = makeBench();
    const tab = await enter(bench, 'setup2fa');
    const outcome = await bench.engine.lookupPhoneNumber({ phoneNumber }, tab.visit())();
    expect(outcome).toMatchObject({ left: { status, phoneType } });
  });

  it('fails once for a number of the profile that was never validated, so that it gets reviewed', async () => {
    const bench = makeBench();
    const tab = await enter(bench, 'review2fa');
    const lookUp = async () => no(await bench.engine.lookupPhoneNumber({ phoneNumber: '447700900104' }, tab.visit())());
    for (let entering = 0; entering < 2; entering += 1) {
      yes(await bench.engine.profile(tab.visit())());
      expect(await lookUp()).toBe('PhoneNumberNotValidatedException');
      expect(await lookUp()).toBe('answered');
    }
  });

  it('never doubts that number again once its code has come back', async () => {
    const bench = makeBench();
    const tab = await enter(bench, 'review2fa');
    yes(
      await bench.engine.send2FA(
        { channel: 'sms', phoneNumber: '447700900104', changeTwoFANumber: false },
        tab.visit(),
      )(),
    );
    const code = bench.newestCode('+447700900104');
    yes(await bench.engine.validate2FA({ code, rememberBrowser: false }, tab.visit())());
    yes(await bench.engine.profile(tab.visit())());
    expect(no(await bench.engine.lookupPhoneNumber({ phoneNumber: '447700900104' }, tab.visit())())).toBe('answered');
  });

  it('is not for strangers', async () => {
    const { engine, browser } = makeBench();
    const outcome = await engine.lookupPhoneNumber({ phoneNumber: '447700900123' }, browser().visit())();
    expect(no(outcome)).toBe('NotAuthorizedException');
  });
});
