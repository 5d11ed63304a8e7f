import fc from 'fast-check';
import { expect } from 'vitest';
import { isTwoFactorPath } from '#domain/navigation/twoFactorGuard.ts';
import { hasConfirmedNumber, maySendToPhone } from '#domain/two-factor/twoFactor.ts';
import { fitsTwoFactor } from '#domain/two-factor/twoFactorScreen.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { codeOf, otherCode } from '#tests/support/codes.ts';
import type { Journey, Screen } from './journey.ts';

/** What a person knows during the journey. */
export type Model = { screen: Screen; rightCode: boolean };
type Step = fc.AsyncCommand<Model, Journey>;

const numberScreens: ReadonlyArray<Screen> = ['/2fa/add-number', '/2fa/change-number', '/2fa/review-number'];
const changeable: ReadonlyArray<Screen> = ['/2fa/phone-validation', '/2fa/verify-number'];
const tenMinutes = 10 * 60_000;

/** Whether the second factor is done. */
export const hasLeftTwoFactor = (screen: Screen): boolean =>
  screen === 'ClientRedirect' || screen === '/signin/account-selection';

const landlines = /^\+4420/;

/**
 * The invariants of every state: done by a right code only, a fitting screen, at most one fault, no text to a landline, and
 * no other number than the account's own while the factor is owed.
 */
export const expectInvariants = (model: Model, journey: Journey): void => {
  model.screen = journey.screen();
  const { twoFactor, codes, secrets } = journey.session();
  if (hasLeftTwoFactor(model.screen)) expect(model.rightCode).toBe(true);
  if (model.screen !== 'ClientRedirect' && isTwoFactorPath(model.screen)) {
    expect(fitsTwoFactor(model.screen, twoFactor)).toBe(true);
  }
  expect(maySendToPhone(twoFactor)).toBe(true);
  if (codes.fault?._tag === 'rateLimit' || codes.fault?._tag === 'tooManyException') expect(secrets.code).toBeNull();
  for (const { to, channel } of journey.sentCodes()) if (landlines.test(to)) expect(channel).toBe('call');
};

type Act = (journey: Journey, model: Model) => Promise<unknown>;

/** A step, and the maximum number of codes it sends; the default is none. */
const sending =
  (most: 0 | 1) =>
  (name: string, on: ReadonlyArray<Screen> | 'Anywhere', act: Act): Step => ({
    check: ({ screen }) => (on === 'Anywhere' ? screen !== 'ClientRedirect' : on.includes(screen)),
    run: async (model, journey) => {
      const sent = journey.sentCodes().length;
      await act(journey, model);
      expect(journey.sentCodes().length - sent).toBeLessThanOrEqual(most);
      expectInvariants(model, journey);
    },
    toString: () => name,
  });

const step = sending(0);
const sendingStep = sending(1);

const newest = (journey: Journey): string => journey.sentCodes()[0]?.code ?? codeOf('0');

const enter = (journey: Journey, code: string): Promise<unknown> =>
  journey.perform((cases) => cases.twoFactor.verify({ code, password: seedPassword, rememberBrowser: false }));

/** Enters a wrong code a number of times. */
export const enterWrongCode = async (journey: Journey, times: number): Promise<void> => {
  for (let tries = 0; tries < times; tries += 1) await enter(journey, otherCode(newest(journey)));
};

const enterRight = async (journey: Journey, model: Model): Promise<void> => {
  model.rightCode = true;
  await enter(journey, newest(journey));
  if (hasConfirmedNumber(journey.session().twoFactor)) await journey.perform((cases) => cases.twoFactor.finish());
  model.rightCode = hasLeftTwoFactor(journey.screen());
};

const send = (journey: Journey, channel: string): Promise<unknown> =>
  journey.perform((cases) => cases.twoFactor.sendCode(channel));

const give = (journey: Journey, number: string): Promise<unknown> =>
  journey.perform((cases) => cases.twoFactor.enterNumber({ country: 'GB', number, offered: ['GB'] }));

const choose = (journey: Journey, place: number): Promise<unknown> => {
  const profileId = journey.session().twoFactor.linkedNumbers[place]?.profileId ?? '';
  return journey.perform((cases) => cases.twoFactor.chooseNumber(profileId));
};

const rightCode = step('right code', ['/2fa/verify-number'], enterRight);

/** Every action of a person, in any order. */
export const randomSteps: ReadonlyArray<fc.Arbitrary<Step>> = [
  fc
    .constantFrom('sms', 'call', 'whatsapp', 'email', '')
    .map((channel) => sendingStep(`send ${channel}`, ['/2fa/phone-validation'], (journey) => send(journey, channel))),
  fc
    .constantFrom('07700 900150', '020 7946 0150', '+44 7700 900151', '070 1234 5678', '12', '')
    .map((number) => step(`give ${number}`, numberScreens, (journey) => give(journey, number))),
  fc
    .constantFrom(0, 1, 9)
    .map((place) => step(`choose ${place}`, ['/2fa/choose-number'], (journey) => choose(journey, place))),
  fc.constant(sendingStep('resend', ['/2fa/verify-number'], (journey) => journey.resend())),
  fc.constant(step('wrong code', ['/2fa/verify-number'], (journey) => enterWrongCode(journey, 1))),
  fc.constant(rightCode),
  // Because: random steps seldom reach the states after a right code.
  fc.constant(rightCode),
  fc.constant(rightCode),
  fc.constant(step('switch channel', ['/2fa/verify-number'], (journey) => journey.visit('/2fa/phone-validation'))),
  fc.constant(step('change number', changeable, (journey) => journey.visit('/2fa/change-number'))),
  fc.constant(step('expire', 'Anywhere', async (journey) => journey.advance(tenMinutes))),
  fc.constant(step('wait a little', 'Anywhere', async (journey) => journey.advance(31_000))),
  fc.constant(step('reload', 'Anywhere', (journey) => journey.reload())),
  fc.constant(step('back', 'Anywhere', (journey) => journey.back())),
];

/** The step that leads forward from a screen. */
export const takeNextStep = async (journey: Journey, model: Model): Promise<unknown> => {
  const screen = journey.screen();
  if (numberScreens.includes(screen)) return give(journey, '07700 900199');
  if (screen === '/2fa/choose-number') return choose(journey, 0);
  if (screen === '/continue') return journey.perform((cases) => cases.visit.continue());
  journey.advance(tenMinutes);
  if (screen === '/2fa/phone-validation') return send(journey, 'call');
  if (screen === '/2fa/verify-number') {
    await journey.resend();
    return enterRight(journey, model);
  }
  const email = String(journey.session().typed.email);
  return journey.perform((cases) => cases.signIn.submit({ email, password: seedPassword }));
};
