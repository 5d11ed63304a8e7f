import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { PhoneLookup } from '#application/ports/identityCalls.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { isChangingNumber } from '#domain/two-factor/twoFactor.ts';
import {
  codeSent,
  linkedNumbersFound,
  numberLookedUp,
  requiredInSession,
} from '#domain/two-factor/twoFactorChanges.ts';
import { signInElsewhere } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { makeTwoFactorTestApp, screenOf, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const own = '+447700900101';
const another = '+447700900151';
const mobile = { _tag: 'Valid', type: 'Mobile' } as const;
const typedOwn = '07700 900101';
const typedAnother = '07700 900151';
const isOwn = { phone: { number: own }, newNumber: 'None' };

/** The numbers that codes were sent to or verified for. */
const usedNumbers = ({ calls }: TwoFactorTestApp): ReadonlyArray<unknown> =>
  calls().flatMap((one) => {
    if (one.call === 'requestTwoFactor') return one.ask._tag === 'ByPhone' ? [one.ask.number] : [];
    return one.call === 'verifyTwoFactor' || one.call === 'signInWithTwoFactor' ? [one.proof.number] : [];
  });

const signedIn = async (name: string): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name);
  await app.signIn();
  return app;
};

describe('the number of a second factor that is owed', () => {
  it.each(['sms2fa', 'legacy2fa'])('has no screen for another one, also after a reload: %s', async (name) => {
    const app = await signedIn(name);
    expect(await app.open('/2fa/change-number')).toBe('/2fa/phone-validation');
    await app.sendCode();
    expect(await app.open('/2fa/change-number')).toBe('/2fa/phone-validation');
    expect(await app.reopen('/2fa/change-number')).toBe('/2fa/phone-validation');
  });

  it('is the only one that can be entered; another one is not even looked up', async () => {
    const app = await signedIn('sms2fa');
    const before = app.calls().length;
    expect(await app.enterNumber(typedAnother)).toBe('NumberNotChangeable');
    expect(app.calls()).toHaveLength(before);
    expect(app.twoFactor()).toMatchObject(isOwn);
    expect(await app.enterNumber(typedOwn)).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject(isOwn);
  });

  it('can be confirmed on its review after a failed lookup, and not replaced there', async () => {
    let lookup: PhoneLookup = { _tag: 'Invalid', type: null };
    const app = await makeTwoFactorTestApp('sms2fa', () => ({ lookUpPhone: () => () => TE.right(lookup)() }));
    expect(await app.signIn()).toBe('/2fa/review-number');
    lookup = { _tag: 'Valid', type: 'Mobile' };
    expect(await app.enterNumber(typedAnother)).toBe('NumberNotChangeable');
    expect(await app.enterNumber(typedOwn)).toBe('/2fa/phone-validation');
    await app.sendCode();
    expect(usedNumbers(app)).toEqual([own]);
  });

  it.each(['sms2fa', 'legacy2fa'])('is used again if a use case is called with another one: %s', async (name) => {
    const linked = { profileId: unsafeNominal<'ProfileId'>('p'), number: another };
    const deeds: ReadonlyArray<(app: TwoFactorTestApp) => Promise<string>> = [
      (app) => app.sendCode(),
      (app) => app.verify({ code: codeOf('1') }),
      (app) => app.chooseNumber(0),
    ];
    for (const deed of deeds) {
      const app = await signedIn(name);
      const { phone, requirement } = app.twoFactor();
      app.ports.session.update(
        inTwoFactor((before) => linkedNumbersFound([linked, linked])(numberLookedUp(another, mobile)(before))),
      );
      expect(await deed(app)).toBe('/2fa/phone-validation');
      expect(app.twoFactor()).toMatchObject({ phone, requirement, newNumber: 'None' });
      expect(usedNumbers(app)).toEqual([]);
    }
  });

  it('is asked for again if "Send a new code" is pressed with another one', async () => {
    const app = await signedIn('sms2fa');
    app.ports.session.update(
      inTwoFactor((before) => codeSent('sms', 'TwoFASMS')(numberLookedUp(another, mobile)(before))),
    );
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.right(toRoute('/2fa/phone-validation')));
    expect(usedNumbers(app)).toEqual([]);
    expect(app.twoFactor()).toMatchObject(isOwn);
  });
});

describe('a change of the number whose session was replaced by one that owes the factor', () => {
  const sendThen = async (app: TwoFactorTestApp): Promise<void> => {
    await app.sendCode();
    await signInElsewhere(app, 'sms2fa');
    app.advance(60_000);
  };

  it.each<[string, number, (app: TwoFactorTestApp) => Promise<unknown>]>([
    ['the code is requested', 0, (app) => signInElsewhere(app, 'sms2fa').then(() => app.sendCode())],
    ['the code is entered', 1, (app) => sendThen(app).then(() => app.verify({ rememberBrowser: true }))],
    [
      'a new code is requested',
      1,
      async (app) => {
        await sendThen(app);
        const answer = await app.useCases.twoFactor.resendCode()();
        return E.isRight(answer) && typeof answer.right === 'object' ? screenOf(answer.right) : answer;
      },
    ],
    [
      'the tokens say so first',
      0,
      async (app) => {
        await signInElsewhere(app, 'sms2fa');
        app.ports.session.update(inTwoFactor(requiredInSession));
        expect(isChangingNumber(app.twoFactor())).toBe(false);
        return app.sendCode();
      },
    ],
  ])('starts two-factor with the own number when %s, after %i codes to the other one', async (_when, codes, act) => {
    const app = await signedIn('sms2fa');
    await app.sendCode();
    await app.verify();
    app.goAway();
    app.advance(60_000);
    await app.open('/2fa/change-number');
    expect(await app.enterNumber(typedAnother)).toBe('/2fa/phone-validation');
    expect(isChangingNumber(app.twoFactor())).toBe(true);
    expect(await act(app)).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({ ...isOwn, requirement: 'InSession', sent: null });
    expect(app.engine.inbox(another)).toHaveLength(codes);
  });
});
