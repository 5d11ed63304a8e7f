import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { codeSent } from '#domain/two-factor/codeChanges.ts';
import { linkedNumbersFound, numberLookedUp } from '#domain/two-factor/phoneChanges.ts';
import { startJourney } from './journey.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const own = '+447700900101';
const another = '+447700900151';
const typedOwn = { country: 'GB', number: '07700 900101' };
const typedAnother = { country: 'GB', number: '07700 900151' };
const notChangeable = E.left({ _tag: 'NumberNotChangeable' });

/** The numbers that codes were sent to or verified for. */
const usedNumbers = ({ calls }: TwoFactorTestApp): ReadonlyArray<unknown> =>
  calls().flatMap((one) => {
    if (one.call === 'send2FA') return one.ask._tag === 'ByPhone' ? [one.ask.number] : [];
    return one.call === 'validate2FA' || one.call === 'signInWithTwoFactor' ? [one.proof.number] : [];
  });

describe('the number of a second factor that is owed', () => {
  it.each(['sms2fa', 'legacy2fa'])('has no screen for another one, also after a reload: %s', async (name) => {
    const journey = await startJourney(`${name}@sandbox.test`);
    await journey.visit('/2fa/change-number');
    expect(journey.screen()).toBe('/2fa/phone-validation');
    await journey.perform((cases) => cases.twoFactor.sendCode('sms'));
    await journey.visit('/2fa/change-number');
    expect(journey.screen()).toBe('/2fa/phone-validation');
    await journey.reload();
    await journey.visit('/2fa/change-number');
    expect(journey.screen()).toBe('/2fa/phone-validation');
  });

  it('is the only one that can be entered; another one is not even looked up', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    const before = app.calls().length;
    expect(await app.useCases.twoFactor.enterNumber(typedAnother)()).toEqual(notChangeable);
    expect(app.calls()).toHaveLength(before);
    expect(app.twoFactor()).toMatchObject({ phone: { number: own }, numberTyped: false, changingNumber: false });
    expect(answerOf(await app.useCases.twoFactor.enterNumber(typedOwn)())).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({ phone: { number: own }, numberTyped: false, changingNumber: false });
  });

  it('can be confirmed on its review after a failed lookup, and not replaced there', async () => {
    let lookup: PhoneLookup = { _tag: 'Invalid', type: null };
    const app = await makeTwoFactorTestApp('sms2fa', () => ({ lookUpPhone: () => () => TE.right(lookup)() }));
    expect(await app.signIn()).toBe('/2fa/review-number');
    lookup = { _tag: 'Valid', type: 'Mobile' };
    expect(await app.useCases.twoFactor.enterNumber(typedAnother)()).toEqual(notChangeable);
    expect(answerOf(await app.useCases.twoFactor.enterNumber(typedOwn)())).toBe('/2fa/phone-validation');
    await app.useCases.twoFactor.sendCode('sms')();
    expect(usedNumbers(app)).toEqual([own]);
  });

  it.each(['sms2fa', 'legacy2fa'])('is used again if a use case is called with another one: %s', async (name) => {
    const code = { code: '123456', password: null, rememberBrowser: false };
    const linked = { profileId: unsafeNominal<'ProfileId'>('p'), number: another };
    const deeds = [
      ({ useCases }: TwoFactorTestApp) => useCases.twoFactor.sendCode('sms'),
      ({ useCases }: TwoFactorTestApp) => useCases.twoFactor.verify(code),
      ({ useCases }: TwoFactorTestApp) => useCases.twoFactor.chooseNumber('p'),
    ];
    for (const deed of deeds) {
      const app = await makeTwoFactorTestApp(name);
      await app.signIn();
      const { phone } = app.twoFactor();
      const stray = (): unknown =>
        app.ports.session.update(
          inTwoFactor((before) => linkedNumbersFound([linked])(numberLookedUp(another, 'Mobile')(before))),
        );
      stray();
      expect(answerOf(await deed(app)())).toBe('/2fa/phone-validation');
      const requirement = name === 'legacy2fa' ? 'BySignIn' : 'InSession';
      expect(app.twoFactor()).toMatchObject({ phone, requirement, changingNumber: false });
      expect(usedNumbers(app)).toEqual([]);
    }
  });

  it('is asked for again if "Send a new code" is pressed with another one', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    app.ports.session.update(
      inTwoFactor((before) => codeSent('sms', 'TwoFASMS')(numberLookedUp(another, 'Mobile')(before))),
    );
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.left({ _tag: 'TwoFactorIncomplete' }));
    expect(usedNumbers(app)).toEqual([]);
    expect(app.twoFactor().standing).not.toBe('Read');
  });
});
