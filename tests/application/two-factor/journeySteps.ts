import fc from 'fast-check';
import { expect } from 'vitest';
import { broughtNumber } from '#domain/two-factor/twoFactorGiven.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import { isTwoFactorPath } from '#domain/navigation/twoFactorEntrance.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Journey, Screen } from './journey.ts';

/** What a person knows while the journey goes on. */
export type Model = { screen: Screen; rightCode: boolean };
type Step = fc.AsyncCommand<Model, Journey>;

const numberScreens: ReadonlyArray<Screen> = ['/2fa/add-number', '/2fa/change-number', '/2fa/review-number'];
const changeable: ReadonlyArray<Screen> = ['/2fa/phone-validation', '/2fa/verify-number'];
const tenMinutes = 10 * 60_000;

/** Whether the second factor is behind the person. */
export const isThrough = (screen: Screen): boolean => screen === 'Away' || screen === '/signin/account-selection';

const landlines = /^\+4420/;

/** What must hold whatever was done: through by a right code alone, a screen that fits, at most one fault, no text to a landline. */
export const holds = (model: Model, journey: Journey): void => {
  model.screen = journey.screen();
  const { twoFactor, codeFault, code } = journey.session();
  if (isThrough(model.screen)) expect(model.rightCode).toBe(true);
  if (model.screen !== 'Away' && isTwoFactorPath(model.screen)) {
    expect(fitsTwoFactor(model.screen, twoFactor)).toBe(true);
  }
  if (codeFault?._tag === 'rateLimit' || codeFault?._tag === 'tooManyException') expect(code).toBeNull();
  for (const { to, channel } of journey.mail()) if (landlines.test(to)) expect(channel).toBe('call');
};

type Act = (journey: Journey, model: Model) => Promise<unknown>;

/** A step, and how many codes it may send at most: none but those that say so. */
const sending =
  (most: 0 | 1) =>
  (name: string, on: ReadonlyArray<Screen> | 'Anywhere', act: Act): Step => ({
    check: ({ screen }) => (on === 'Anywhere' ? screen !== 'Away' : on.includes(screen)),
    run: async (model, journey) => {
      const sent = journey.mail().length;
      await act(journey, model);
      expect(journey.mail().length - sent).toBeLessThanOrEqual(most);
      holds(model, journey);
    },
    toString: () => name,
  });

const step = sending(0);
const sendingStep = sending(1);

const newest = (journey: Journey): string => journey.mail()[0]?.code ?? '000000';
const other = (code: string): string => (code === '111111' ? '222222' : '111111');

const enter = (journey: Journey, code: string): Promise<unknown> =>
  journey.does((cases) => cases.verifyTwoFactorCode({ code, password: seedPassword, rememberBrowser: false }));

/** Enters, so many times, a code that is not the newest one. */
export const enterWrong = async (journey: Journey, times: number): Promise<void> => {
  for (let tries = 0; tries < times; tries += 1) await enter(journey, other(newest(journey)));
};

const enterRight = async (journey: Journey, model: Model): Promise<void> => {
  model.rightCode = true;
  await enter(journey, newest(journey));
  if (broughtNumber(journey.session().twoFactor)) await journey.does((cases) => cases.finishTwoFactor());
  model.rightCode = isThrough(journey.screen());
};

const send = (channel: string): Step =>
  sendingStep(`send ${channel}`, ['/2fa/phone-validation'], (journey) =>
    journey.does((cases) => cases.sendTwoFactorCode(channel)),
  );

const give = (number: string): Step =>
  step(`give ${number}`, numberScreens, (journey) =>
    journey.does((cases) => cases.enterNumber({ country: 'GB', number })),
  );

const choose = (place: number): Step =>
  step(`choose ${place}`, ['/2fa/choose-number'], (journey) =>
    journey.does((cases) => cases.chooseNumber(journey.session().twoFactor.linkedNumbers[place]?.profileId ?? '')),
  );

const rightCode = step('right code', ['/2fa/verify-number'], enterRight);

/** Everything a person may do, in any order. */
export const steps: ReadonlyArray<fc.Arbitrary<Step>> = [
  fc.constantFrom('sms', 'call', 'whatsapp', 'email', '').map(send),
  fc.constantFrom('07700 900150', '020 7946 0150', '+44 7700 900151', '070 1234 5678', '12', '').map(give),
  fc.constantFrom(0, 1, 9).map(choose),
  fc.constant(sendingStep('resend', ['/2fa/verify-number'], (journey) => journey.resend())),
  fc.constant(step('wrong code', ['/2fa/verify-number'], (journey) => enterWrong(journey, 1))),
  fc.constant(rightCode),
  // Because: most of what can go wrong after a right code is seldom reached otherwise.
  fc.constant(rightCode),
  fc.constant(rightCode),
  fc.constant(step('switch channel', ['/2fa/verify-number'], (journey) => journey.visit('/2fa/phone-validation'))),
  fc.constant(step('change number', changeable, (journey) => journey.visit('/2fa/change-number'))),
  fc.constant(step('expire', 'Anywhere', async (journey) => journey.advance(tenMinutes))),
  fc.constant(step('wait a little', 'Anywhere', async (journey) => journey.advance(31_000))),
  fc.constant(step('reload', 'Anywhere', (journey) => journey.reload())),
  fc.constant(step('back', 'Anywhere', (journey) => journey.back())),
];

/** What a patient person does on a screen to get on. */
export const goOn = async (journey: Journey, model: Model): Promise<void> => {
  const { twoFactor } = journey.session();
  switch (journey.screen()) {
    case '/2fa/add-number':
    case '/2fa/change-number':
    case '/2fa/review-number':
      return void (await journey.does((cases) => cases.enterNumber({ country: 'GB', number: '07700 900199' })));
    case '/2fa/choose-number':
      return void (await journey.does((cases) => cases.chooseNumber(twoFactor.linkedNumbers[0]?.profileId ?? '')));
    case '/2fa/phone-validation':
      journey.advance(tenMinutes);
      await journey.does((cases) => cases.sendTwoFactorCode('call'));
      return;
    case '/2fa/verify-number':
      journey.advance(tenMinutes);
      await journey.resend();
      return enterRight(journey, model);
    case '/continue':
      return void (await journey.does((cases) => cases.continueSession()));
    default:
      journey.advance(tenMinutes);
      return void (await journey.does((cases) =>
        cases.signIn({ email: String(journey.session().email), password: seedPassword }),
      ));
  }
};
