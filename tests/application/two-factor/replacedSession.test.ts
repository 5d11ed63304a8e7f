import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { requiredInSession } from '#domain/two-factor/statusChanges.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const own = '+447700900101';
const another = '+447700900151';
const typedAnother = { country: 'GB', number: '07700 900151' };

describe('a change of the number whose session was replaced by one that owes the factor', () => {
  const changing = async (): Promise<TwoFactorTestApp> => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await app.useCases.twoFactor.sendCode('sms')();
    await app.useCases.twoFactor.verify({ code: app.newestCode(), password: null, rememberBrowser: false })();
    app.goAway();
    app.advance(60_000);
    await app.useCases.runGuards({ to: '/2fa/change-number', query: '', scheme: 'https:' })();
    expect(answerOf(await app.useCases.twoFactor.enterNumber(typedAnother)())).toBe('/2fa/phone-validation');
    expect(app.twoFactor()).toMatchObject({ requirement: 'None', changingNumber: true });
    return app;
  };
  const signInElsewhere = ({ ports }: TwoFactorTestApp): Promise<unknown> =>
    ports.identity.signIn(seed('sms2fa'), requestContext)();
  const expectRestart = (app: TwoFactorTestApp): void => {
    expect(app.twoFactor()).toMatchObject({
      requirement: 'InSession',
      changingNumber: false,
      numberTyped: false,
      phone: { number: own },
      sendAttempts: 0,
    });
  };

  it('starts two-factor with the own number when the code is requested', async () => {
    const app = await changing();
    await signInElsewhere(app);
    expect(answerOf(await app.useCases.twoFactor.sendCode('sms')())).toBe('/2fa/phone-validation');
    expectRestart(app);
    expect(app.engine.inbox(another)).toEqual([]);
  });

  it('starts two-factor with the own number when the code is entered', async () => {
    const app = await changing();
    await app.useCases.twoFactor.sendCode('sms')();
    const proof = { code: app.newestCode(), password: null, rememberBrowser: true };
    await signInElsewhere(app);
    expect(answerOf(await app.useCases.twoFactor.verify(proof)())).toBe('/2fa/phone-validation');
    expectRestart(app);
  });

  it('starts two-factor with the own number when a new code is requested', async () => {
    const app = await changing();
    await app.useCases.twoFactor.sendCode('sms')();
    await signInElsewhere(app);
    app.advance(60_000);
    expect(await app.useCases.twoFactor.resendCode()()).toEqual(E.left({ _tag: 'TwoFactorIncomplete' }));
    const to = '/2fa/verify-number';
    expect(await app.useCases.runGuards({ to, query: '', scheme: 'https:' })()).toEqual({
      _tag: 'Route',
      to: '/2fa/phone-validation',
    });
    expectRestart(app);
  });

  it('starts two-factor with the own number when the tokens say so first', async () => {
    const app = await changing();
    app.ports.session.update(inTwoFactor(requiredInSession));
    expect(app.twoFactor().changingNumber).toBe(false);
    expect(answerOf(await app.useCases.twoFactor.sendCode('sms')())).toBe('/2fa/phone-validation');
    expect(app.twoFactor().phone).toMatchObject({ number: own });
  });
});
