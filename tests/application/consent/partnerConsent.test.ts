import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAllowedConsent } from '#application/consent/allowedConsent.ts';
import { makeConsentController } from '#application/consent/consentController.ts';
import { makeDeferredServices } from '#application/deferredServices.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { noConsent, partnerCookies } from '#domain/consent/consent.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { forever } from '#tests/application/support/consentBrowser.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';

const script = 'https://banner.partner.test/banner.js';
const viewed = { [partnerCookies.viewed]: '1' };

const [, brand = mainBrand] = brands;
const partnered = { brand, settings: { ...context.settings, consent: { enabled: false, source: script } } };

type Shown = TE.TaskEither<NormalisedError, void>;
type Staging = Parameters<typeof makeDeferredTestApp>[0] & { readonly query?: string };

const open = (options: Staging = {}) => {
  const testApp = makeDeferredTestApp(options);
  const allowed = makeAllowedConsent(testApp.ports, partnered, options.query ?? '');
  const controller = makeConsentController(testApp.ports, partnered, { allowed, onChosen: () => undefined });
  return { ...testApp, controller, now: allowed.now };
};

/** Opens a visit with a banner that is there by the number of looks. */
const openWith = (isThere: (looks: number) => boolean, show: Shown = TE.right(undefined)) => {
  let looks = 0;
  const banner = { show: () => show, isThere: () => isThere((looks += 1)), onChoice: () => undefined };
  return { ...open({ ports: { banner } }), looks: () => looks };
};

/** Advances the clock by a number of polls. */
const polls = async (advance: (ms: number) => void, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await flushPromises();
    advance(500);
  }
  await flushPromises();
};

describe('partnerConsent', () => {
  it('reads a stored choice, one cookie for each category, without the banner', () => {
    const { now, scripts, controller } = open({ cookies: { ...viewed, [partnerCookies.analytics]: '1' } });
    expect(now()).toEqual({ ...noConsent, performance: true });
    expect(scripts()).toEqual([]);
    expect(controller.card()).toBeNull();
  });

  it('looks for the banner every 500 ms, ten times, then logs that it is missing', async () => {
    const { app, lines, looks } = openWith(() => false);
    for (let look = 1; look <= 10; look += 1) {
      expect(lines()).toEqual([]);
      await polls(app.advance, 1);
      expect(looks()).toBe(look);
    }
    expect(lines()).toEqual(['The consent banner of the partner did not appear']);
    await polls(app.advance, 3);
    expect([looks(), lines().length]).toEqual([10, 1]);
  });

  it('stops the polls once the banner is there, or is answered, although it is gone by then', async () => {
    const shown = openWith((looks) => looks > 3);
    await polls(shown.app.advance, 12);
    expect([shown.looks(), shown.lines()]).toEqual([4, []]);
    const answered = openWith(() => false);
    await polls(answered.app.advance, 2);
    answered.ports.cookies.write(partnerCookies.viewed, '1', forever);
    await polls(answered.app.advance, 12);
    expect(answered.lines()).toEqual([]);
  });

  it('sends the current screen to whom an announced choice allows it', () => {
    const { ports, choose, recordedCalls } = makeDeferredTestApp();
    makeDeferredServices(ports, partnered, { query: '', isTyped: () => false, reload: () => undefined });
    ports.analyticsEvents.track({ _tag: 'Navigated', path: '/signin', entryFault: null });
    for (const cookie of [partnerCookies.viewed, partnerCookies.advertising, partnerCookies.analytics]) {
      ports.cookies.write(cookie, '1', forever);
      choose();
    }
    const screens = recordedCalls().filter(({ name }) => name === 'page' || name === 'login');
    expect(screens.map(({ call }) => call)).toEqual(['dataLayer', 'page']);
  });

  it('logs a script that does not load', async () => {
    const { now, lines, app } = openWith(() => false, TE.left(normaliseError('blocked')));
    await polls(app.advance, 1);
    expect(lines()).toEqual(['The consent banner of the partner failed to load']);
    expect(now()).toEqual(noConsent);
  });

  it('loads the script without a stored choice, if the query asks for it, and on "Cookie settings"; never a card', async () => {
    const visits = [open(), open({ cookies: viewed, query: '?showConsent=true' }), open({ cookies: viewed })];
    visits[2]?.controller.reopen();
    await flushPromises();
    for (const { controller, scripts } of visits) {
      expect([scripts(), controller.card()]).toEqual([[script], null]);
    }
  });
});
