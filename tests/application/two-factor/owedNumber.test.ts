import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import * as change from '#domain/two-factor/twoFactorChanges.ts';
import { signInElsewhere } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { callsDuring, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const own = '+447700900101';
const another = '+447700900151';
const typedOwn = '07700 900101';
const typedAnother = '07700 900151';
const isOwn = { phone: { number: own }, newNumber: 'None' };

const signedIn = async (name: string): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  return app;
};

describe('the number of a second factor that is owed', () => {
  it.each(['sms2fa', 'legacy2fa'])('has no screen for another one, also after a reload: %s', async (name) => {
    const app = await signedIn(name);
    expect(await app.open('/2fa/change-number')).toBe('/2fa/phone-validation');
    expect(await app.reopen('/2fa/change-number')).toBe('/2fa/phone-validation');
  });

  it('is the only one that can be entered; another one is not even looked up', async () => {
    const app = await signedIn('sms2fa');
    const enter = async () => expect(await app.enterNumber(typedAnother)).toBe('NumberNotChangeable');
    expect(await callsDuring(app, enter)).toEqual([]);
    expect(await app.enterNumber(typedOwn)).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject(isOwn);
  });

  it.each<[string, (app: TwoFactorTestApp) => Promise<string>]>([
    ['a code is sent', (app) => app.sendCode()],
    ['a new code is sent', (app) => app.resendCode()],
    ['a code is entered', (app) => app.verify({ code: codeOf('1') })],
    ['a linked one is chosen', (app) => app.chooseNumber(0)],
  ])('is used again if %s with another one', async (_when, act) => {
    for (const name of ['sms2fa', 'legacy2fa']) {
      const app = await signedIn(name);
      const { phone, requirement } = app.twoFactor();
      const linked = { profileId: unsafeNominal<'ProfileId'>('p'), number: another };
      for (const one of [
        change.numberLookedUp(another, { _tag: 'Valid', type: 'Mobile' }),
        change.linkedNumbersFound([linked, linked]),
      ])
        app.ports.session.update(inTwoFactor(one));
      const calls = await callsDuring(app, async () => expect(await act(app)).toBe('/2fa/phone-validation'));
      expect(app.twoFactor()).toMatchObject({ phone, requirement, newNumber: 'None' });
      expect(JSON.stringify(calls)).not.toContain(another);
    }
  });
});

it.each<[string, number, (app: TwoFactorTestApp) => Promise<unknown>]>([
  ['the code is requested', 0, (app) => app.sendCode()],
  ['the code is entered', 1, (app) => app.verify({ rememberBrowser: true })],
  ['a new code is requested', 1, (app) => app.resendCode()],
])('a change of the number in a session that owes the factor by now starts two-factor when %s', async (...row) => {
  const [, codes, act] = row;
  const app = await signedIn('sms2fa');
  await app.sendCode();
  await app.verify();
  app.goAway();
  app.advance(60_000);
  await app.open('/2fa/change-number');
  expect(await app.enterNumber(typedAnother)).toBe('/2fa/phone-validation');
  if (codes > 0) await app.sendCode();
  await signInElsewhere(app, 'sms2fa');
  app.advance(60_000);
  expect(await act(app)).toBe('/2fa/phone-validation');
  expect(app.twoFactor()).toMatchObject({ ...isOwn, requirement: 'InSession', sent: null });
  expect(app.engine.inbox(another)).toHaveLength(codes);
});
