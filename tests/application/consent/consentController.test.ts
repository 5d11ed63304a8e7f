import { describe, expect, it } from 'vitest';
import { makeConsentController } from '#application/consent/consentController.ts';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { consentCookie, type Consent } from '#domain/consent/consent.ts';
import type { AppContext } from '#domain/settings/appContext.ts';
import { flushPromises, makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const none: Consent = { performance: false, marketing: false, compliance: false };
const [, otherBrand = mainBrand] = brands;
const script = 'https://banner.partner.test/banner.js';
const stored = { [consentCookie]: '{"performance":true,"marketing":false,"compliance":false}' };

/** The consent of a deployment, with the scripts that it loaded and what it received first. */
const open = async (
  consent: AppContext['settings']['consent'],
  cookies: Readonly<Record<string, string>> = {},
  timeZone = 'Europe/London',
) => {
  const { ports, scripts } = makeDeferredTestApp({ cookies, signals: { timeZone: () => timeZone } });
  const received: Array<readonly [Consent, boolean]> = [];
  const onConsent = (given: Consent, chosen: boolean): void => void received.push([given, chosen]);
  const settings = { ...context.settings, consent };
  const brand = consent.source === null ? context.brand : otherBrand;
  const controller = makeConsentController(ports, { brand, settings }, { query: '', onConsent });
  await flushPromises();
  return { card: controller.prompt()._tag, scripts: scripts(), received };
};

describe('makeConsentController', () => {
  it('asks on the own card, or reads its stored answer', async () => {
    const own = { enabled: true, source: null };
    expect(await open(own)).toEqual({ card: 'Summary', scripts: [], received: [[none, false]] });
    const received = [[{ ...none, performance: true }, false]];
    expect(await open(own, stored)).toEqual({ card: 'Hidden', scripts: [], received });
  });

  it('loads the banner of the partner where the settings of another brand name it, and shows no card', async () => {
    expect(await open({ enabled: false, source: script })).toEqual({
      card: 'Hidden',
      scripts: [script],
      received: [[none, false]],
    });
  });

  it('asks nobody where consent is off, and uses only a stored answer in Europe', async () => {
    const off = { enabled: false, source: null };
    expect(await open(off)).toEqual({ card: 'Hidden', scripts: [], received: [[none, false]] });
    const received = [[{ ...none, performance: true }, false]];
    expect(await open(off, stored)).toEqual({ card: 'Hidden', scripts: [], received });
    const outside = await open(off, {}, 'America/New_York');
    expect(outside.received).toEqual([[{ ...none, performance: true, marketing: true }, false]]);
  });
});
