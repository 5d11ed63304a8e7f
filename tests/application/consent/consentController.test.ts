import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import {
  consentAttributes,
  consentCookie,
  noConsent,
  partnerCookies,
  serializeConsent,
} from '#domain/consent/consent.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { flushPromises, startServices } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

type Options = Parameters<typeof startServices>[0];

const performance = { ...noConsent, performance: true };

describe('the card', () => {
  it('stores the choice for a year, closes, and is not shown on the next page', () => {
    const first = startServices({ seeds: [] });
    expect(first.consent.card()).toEqual({ current: noConsent, openedByUser: false });
    const written: Array<unknown> = [];
    const { cookies } = first.ports;
    const write: typeof cookies.write = (...cookie) => void written.push(cookie);
    startServices({ seeds: [], ports: { cookies: { ...cookies, write } } }).choose(true, false);
    expect(written).toEqual([[consentCookie, serializeConsent(performance), consentAttributes(context.settings)]]);
    first.choose(true);
    expect(first.consent.card()).toBeNull();
    expect(startServices({ seeds: [], ports: { cookies } }).consent.card()).toBeNull();
  });

  it('reopens with the choice that holds by then, and calls its listeners', () => {
    const { consent, store } = startServices({ seeds: [] });
    store(consentCookie, serializeConsent(performance));
    let changes = 0;
    const stop = consent.subscribe(() => void (changes += 1));
    consent.reopen();
    expect(consent.card()).toEqual({ current: performance, openedByUser: true });
    stop();
    consent.reopen();
    expect(changes).toBe(1);
  });

  it('stays open, and keeps nothing, if an unknown category is chosen', () => {
    const { consent, ports } = startServices({ seeds: [] });
    const wrong = { performance: true, marketing: false, other: true };
    expect(() => consent.choose(wrong)).toThrow('Tried to consent to an unknown category of cookies');
    expect([consent.card()?.current, ports.cookies.read(consentCookie)]).toEqual([noConsent, null]);
  });
});

describe('the banner of a partner', () => {
  const script = 'https://banner.partner.test/banner.js';
  const [, brand = mainBrand] = brands;
  const partnered = { brand, settings: { ...context.settings, consent: { enabled: false, source: script } } };
  const viewed = { [partnerCookies.viewed]: '1' };
  const open = (options: Options = {}) => startServices({ seeds: [], in: partnered, ...options });

  /** Opens a page whose banner is there by the number of looks, and lets it look some times. */
  const openWith = (
    isThere: (looks: number) => boolean,
    show: TE.TaskEither<NormalisedError, void> = TE.right(undefined),
  ) => {
    let looks = 0;
    const banner = { show: () => show, isThere: () => isThere((looks += 1)), onChoice: () => undefined };
    const page = open({ ports: { banner } });
    const poll = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await flushPromises();
        page.app.advance(500);
      }
      await flushPromises();
    };
    return { ...page, poll, looks: () => looks };
  };

  it.each<[string, Options, boolean, ReadonlyArray<string>]>([
    ['without a stored choice', {}, false, [script]],
    ['not with one', { cookies: viewed }, false, []],
    ['if the query asks', { cookies: viewed, query: '?showConsent=true' }, false, [script]],
    ['on "Cookie settings"', { cookies: viewed }, true, [script]],
  ])('is loaded %s, and never a card', async (...[, options, isReopened, loaded]) => {
    const { scripts, consent } = open(options);
    if (isReopened) consent.reopen();
    await flushPromises();
    expect([scripts(), consent.card()]).toEqual([loaded, null]);
  });

  it('is looked for every 500 ms, ten times, then logged as missing', async () => {
    const { poll, lines, looks } = openWith(() => false);
    await poll(9);
    expect([looks(), lines()]).toEqual([9, ['Session recording disabled']]);
    await poll(4);
    expect([looks(), lines().slice(1)]).toEqual([10, ['The consent banner of the partner did not appear']]);
  });

  it('is looked for no more once it is there, or is answered, although it is gone by then', async () => {
    const shown = openWith((looks) => looks > 3);
    await shown.poll(12);
    expect([shown.looks(), shown.lines().length]).toEqual([4, 1]);
    const answered = openWith(() => false);
    await answered.poll(2);
    answered.store(partnerCookies.viewed, '1');
    await answered.poll(12);
    expect(answered.lines()).toHaveLength(1);
  });

  it('is logged if its script does not load', async () => {
    const { poll, lines } = openWith(() => false, TE.left(normaliseError('blocked')));
    await poll(1);
    expect(lines().slice(1)).toEqual(['The consent banner of the partner failed to load']);
  });

  it('sends the current screen to whom an announced choice allows it', () => {
    const { goTo, store, announce, recordedCalls } = open();
    goTo('/signin');
    for (const cookie of [partnerCookies.viewed, partnerCookies.advertising, partnerCookies.analytics]) {
      store(cookie, '1');
      announce();
    }
    const screens = recordedCalls().filter(({ name }) => name === 'page' || name === 'login');
    expect(screens.map(({ call }) => call)).toEqual(['dataLayer', 'page']);
  });
});
