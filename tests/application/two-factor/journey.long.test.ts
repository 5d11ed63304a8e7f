import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startJourney } from './journey.ts';
import {
  enterWrongCode,
  expectInvariants,
  hasLeftTwoFactor,
  type Model,
  randomSteps,
  takeNextStep,
} from './journeySteps.ts';

const seeds = [
  'sms2fa',
  'whatsapp2fa',
  'landline2fa',
  'email2fa',
  'setup2fa',
  'review2fa',
  'choose2fa',
  'onelinked2fa',
  'nolinked2fa',
  'legacy2fa',
] as const;

describe('the whole two-factor journey', () => {
  it.each(seeds)(
    'of %s: a right code alone completes it, a landline gets no text, and there is no dead end',
    async (seed) => {
      await fc.assert(
        fc.asyncProperty(fc.commands([...randomSteps], { maxCommands: 25 }), async (commands) => {
          const journey = await startJourney(`${seed}@sandbox.test`);
          const model: Model = { screen: journey.screen(), rightCode: false };
          await fc.asyncModelRun(() => ({ model, real: journey }), commands);
          for (let tries = 0; tries < 8 && !hasLeftTwoFactor(model.screen); tries += 1) {
            await takeNextStep(journey, model);
            expectInvariants(model, journey);
          }
          expect(['ClientRedirect', '/signin/account-selection']).toContain(journey.screen());
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  it.each(['locked2fa', 'disabled2fa'])('of %s: it sends nothing and never completes', async (seed) => {
    await fc.assert(
      fc.asyncProperty(fc.commands([...randomSteps], { maxCommands: 10 }), async (commands) => {
        const journey = await startJourney(`${seed}@sandbox.test`);
        expect(journey.screen()).toBe('/2fa/locked');
        const model: Model = { screen: journey.screen(), rightCode: false };
        await fc.asyncModelRun(() => ({ model, real: journey }), commands);
        expect(hasLeftTwoFactor(journey.screen())).toBe(false);
        expect(journey.sentCodes()).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('locks after a hundred wrong codes, and stays locked after a reload', async () => {
    const journey = await startJourney('sms2fa@sandbox.test');
    await journey.perform((cases) => cases.twoFactor.sendCode('sms'));
    for (let codes = 1; codes < 20; codes += 1) {
      await enterWrongCode(journey, 5);
      expect(journey.screen()).toBe('/2fa/verify-number');
      expect(journey.session().codes.fault?._tag).toBe('tooManyException');
      journey.advance(3 * 60_000);
      await journey.resend();
    }
    await enterWrongCode(journey, 5);
    expect(journey.screen()).toBe('/2fa/locked');
    await journey.reload();
    expect(journey.screen()).toBe('/2fa/locked');
    await journey.visit('/2fa/verify-number');
    expect(journey.screen()).toBe('/2fa/locked');
  });

  it('allows back and reload after completion, and continues as the same person', async () => {
    const journey = await startJourney('choose2fa@sandbox.test');
    const model: Model = { screen: journey.screen(), rightCode: false };
    for (let tries = 0; tries < 3; tries += 1) await takeNextStep(journey, model);
    expect(journey.screen()).toBe('/signin/account-selection');
    await journey.back();
    await journey.reload();
    expect(journey.screen()).toBe('/continue');
    await takeNextStep(journey, model);
    expect(journey.screen()).toBe('/signin/account-selection');
  });
});
