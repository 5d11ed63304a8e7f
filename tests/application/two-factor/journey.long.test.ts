import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTwoFactorPath } from '#domain/navigation/twoFactorGuard.ts';
import { hasConfirmedNumber, maySendToPhone } from '#domain/two-factor/twoFactor.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import { codeOf, otherCode } from '#tests/support/codes.ts';
import { startJourney, type Journey, type Screen } from './journey.ts';

/** Whether the person has entered a right code since they were asked for one. */
type Model = { screen: Screen; isProven: boolean };
type Step = fc.AsyncCommand<Model, Journey>;
type Act = (journey: Journey, model: Model) => Promise<unknown>;

const numberScreens: ReadonlyArray<Screen> = ['/2fa/add-number', '/2fa/change-number', '/2fa/review-number'];
const hasLeft = (screen: Screen): boolean => ['ClientRedirect', '/signin/account-selection'].includes(screen);
const newest = ({ sentCodes }: Journey): string => sentCodes()[0]?.code ?? codeOf('0');

/** Done by a right code only, on a screen that fits, with no text to a landline and no code to a number that is not the owner's. */
const expectInvariants = (model: Model, { screen, tab, sentCodes }: Journey): void => {
  model.screen = screen();
  const { twoFactor } = tab.session();
  if (hasLeft(model.screen)) expect(model.isProven).toBe(true);
  if (model.screen !== 'ClientRedirect' && isTwoFactorPath(model.screen))
    expect(fitsTwoFactor(model.screen, twoFactor)).toBe(true);
  expect(maySendToPhone(twoFactor)).toBe(true);
  for (const { to, channel } of sentCodes()) if (to.startsWith('+4420')) expect(channel).toBe('call');
};

const enterRight: Act = async (journey, model) => {
  model.isProven = true;
  await journey.enter(newest(journey));
  if (hasConfirmedNumber(journey.tab.session().twoFactor)) await journey.finish();
  model.isProven = hasLeft(journey.screen());
};

/** A step of a person on some screens, or on any: it sends one code at most, if it is one that sends. */
const step = (name: string, on: ReadonlyArray<Screen>, act: Act): Step => ({
  check: ({ screen }) => (on.length === 0 ? screen !== 'ClientRedirect' : on.includes(screen)),
  run: async (model, journey) => {
    const sent = journey.sentCodes().length;
    await act(journey, model);
    expect(journey.sentCodes().length - sent).toBeLessThanOrEqual(name.startsWith('send') ? 1 : 0);
    expectInvariants(model, journey);
  },
  toString: () => name,
});

const rightCode = step('right code', ['/2fa/verify-number'], enterRight);
const numbers = ['07700 900150', '020 7946 0150', '070 1234 5678', ''];
const steps: ReadonlyArray<Step> = [
  ...['sms', 'call', 'whatsapp', 'email'].map((channel) =>
    step(`send by ${channel}`, ['/2fa/phone-validation'], ({ send }) => send(channel)),
  ),
  ...numbers.map((number) => step(`give ${number}`, numberScreens, ({ give }) => give(number))),
  ...[0, 1].map((place) => step(`choose ${place}`, ['/2fa/choose-number'], ({ choose }) => choose(place))),
  step('send again', ['/2fa/verify-number'], ({ resend }) => resend()),
  step('wrong code', ['/2fa/verify-number'], (journey) => journey.enter(otherCode(newest(journey)))),
  // Because: random steps seldom reach the states after a right code.
  rightCode,
  rightCode,
  rightCode,
  step('switch channel', ['/2fa/verify-number'], ({ visit }) => visit('/2fa/phone-validation')),
  step('change number', ['/2fa/phone-validation', '/2fa/verify-number'], ({ visit }) => visit('/2fa/change-number')),
  ...[31_000, 600_000].map((ms) => step(`wait ${ms}`, [], async ({ tab }) => tab.app.advance(ms))),
  step('reload', [], ({ reload }) => reload()),
  step('back', [], ({ back }) => back()),
];

/** The step that leads forward from a screen. */
const takeNextStep: Act = async (journey, model) => {
  const screen = journey.screen();
  if (numberScreens.includes(screen)) return journey.give('07700 900199');
  if (screen === '/2fa/choose-number') return journey.choose(0);
  if (screen === '/continue') return journey.continue();
  journey.tab.app.advance(600_000);
  if (screen === '/2fa/phone-validation') return journey.send('call');
  if (screen !== '/2fa/verify-number') return journey.signIn();
  await journey.resend();
  return enterRight(journey, model);
};

const walk = (name: string, numRuns: number, end: Act): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.commands([fc.constantFrom(...steps)], { maxCommands: 25 }), async (commands) => {
      const journey = await startJourney(name);
      const model: Model = { screen: journey.screen(), isProven: false };
      await fc.asyncModelRun(() => ({ model, real: journey }), commands);
      await end(journey, model);
    }),
    { numRuns },
  );

describe('the whole two-factor journey', () => {
  it.each(['whatsapp2fa', 'landline2fa', 'email2fa', 'setup2fa', 'review2fa', 'choose2fa', 'legacy2fa'])(
    'of %s: a right code alone completes it, and there is no dead end',
    (name) =>
      walk(name, 60, async (journey, model) => {
        for (let tries = 0; tries < 8 && !hasLeft(journey.screen()); tries += 1) {
          await takeNextStep(journey, model);
          expectInvariants(model, journey);
        }
        expect(hasLeft(journey.screen())).toBe(true);
      }),
    60_000,
  );

  it.each(['locked2fa', 'disabled2fa'])('of %s: it sends nothing and never completes', (name) =>
    walk(name, 20, async ({ screen, sentCodes }) => {
      expect(hasLeft(screen())).toBe(false);
      expect(sentCodes()).toEqual([]);
    }),
  );

  it('locks after a hundred wrong codes, and stays locked after a reload', async () => {
    const { enter, screen, sentCodes, tab, ...journey } = await startJourney('sms2fa');
    await journey.send('sms');
    for (let codes = 1; codes <= 20; codes += 1) {
      expect(screen()).toBe('/2fa/verify-number');
      for (let tries = 0; tries < 5; tries += 1) await enter(otherCode(sentCodes()[0]?.code ?? ''));
      tab.app.advance(3 * 60_000);
      if (codes < 20) await journey.resend();
    }
    await journey.reload();
    await journey.visit('/2fa/verify-number');
    expect(screen()).toBe('/2fa/locked');
  });
});
