import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin } from './journey.ts';
import { enterWrong, goOn, holds, isThrough, steps, type Model } from './journeySteps.ts';

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
    'of %s: through by a right code alone, a landline never texted, and no dead end anywhere',
    async (seed) => {
      await fc.assert(
        fc.asyncProperty(fc.commands([...steps], { maxCommands: 25 }), async (commands) => {
          const journey = await begin(`${seed}@sandbox.test`);
          const model: Model = { screen: journey.screen(), rightCode: false };
          await fc.asyncModelRun(() => ({ model, real: journey }), commands);
          for (let tries = 0; tries < 8 && !isThrough(model.screen); tries += 1) {
            await goOn(journey, model);
            holds(model, journey);
          }
          expect(['Away', '/signin/account-selection']).toContain(journey.screen());
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  it.each(['locked2fa', 'disabled2fa'])('of %s: nothing is sent, and nobody gets through', async (seed) => {
    await fc.assert(
      fc.asyncProperty(fc.commands([...steps], { maxCommands: 10 }), async (commands) => {
        const journey = await begin(`${seed}@sandbox.test`);
        expect(journey.screen()).toBe('/2fa/locked');
        const model: Model = { screen: journey.screen(), rightCode: false };
        await fc.asyncModelRun(() => ({ model, real: journey }), commands);
        expect(isThrough(journey.screen())).toBe(false);
        expect(journey.mail()).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('ends locked after a hundred wrong codes, over as many codes as it takes, and a reload changes nothing', async () => {
    const journey = await begin('sms2fa@sandbox.test');
    await journey.does((cases) => cases.sendTwoFactorCode('sms'));
    for (let codes = 1; codes < 20; codes += 1) {
      await enterWrong(journey, 5);
      expect(journey.screen()).toBe('/2fa/verify-number');
      expect(journey.session().codeFault?._tag).toBe('tooManyException');
      journey.advance(3 * 60_000);
      await journey.resend();
    }
    await enterWrong(journey, 5);
    expect(journey.screen()).toBe('/2fa/locked');
    await journey.reload();
    expect(journey.screen()).toBe('/2fa/locked');
    await journey.visit('/2fa/verify-number');
    expect(journey.screen()).toBe('/2fa/locked');
  });

  it('lets somebody who is through go back and reload, and leads on as who they are', async () => {
    const journey = await begin('choose2fa@sandbox.test');
    const model: Model = { screen: journey.screen(), rightCode: false };
    for (let tries = 0; tries < 3; tries += 1) await goOn(journey, model);
    expect(journey.screen()).toBe('/signin/account-selection');
    await journey.back();
    await journey.reload();
    expect(journey.screen()).toBe('/continue');
    await goOn(journey, model);
    expect(journey.screen()).toBe('/signin/account-selection');
  });
});
