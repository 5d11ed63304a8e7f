import { describe, expect, it } from 'vitest';
import { makeConsentedAnalytics } from '#application/analytics/consentedAnalytics.ts';
import { type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { type Consent, noConsent } from '#domain/consent/consent.ts';
import { withEmail } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeDeferredTestApp, namesOf, withLibraries } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const visitor: Visitor = { profileId: null, email: null, referenceSource: null, accountType: null };
const ada = unsafeNominal<'Email'>('ada@canary.test');
const performance = { ...noConsent, performance: true };
const marketing = { ...noConsent, marketing: true };
const both = { ...performance, marketing: true };

/** Analytics with a stored consent, and the function that chooses another one. */
const open = (stored: Consent = noConsent, brand: Brand = mainBrand) => {
  const app = makeDeferredTestApp({ seeds: [] });
  let now = stored;
  const analytics = makeConsentedAnalytics(withLibraries(app.ports), { ...context, brand }, () => now);
  const choose = (choice: Consent): void => {
    const before = now;
    now = choice;
    analytics.onChoice(choice, before);
  };
  return { ...app, ...analytics, choose, sent: () => namesOf(app.recordedCalls()) };
};

describe('consentedAnalytics', () => {
  it('sends only the anonymous choice without performance', () => {
    const { onScreenShown, onEvent, choose, sent, recordedCalls } = open();
    choose(noConsent);
    onScreenShown('login', visitor);
    onEvent({ name: 'Signed In' }, visitor);
    expect(sent()).toEqual(['reset', 'trackAnonymously Consent State Change']);
    expect(recordedCalls()[1]?.payload).toEqual({ ...noConsent, brand: 'xe' });
  });

  it('fills the data layer with the account type, never with an email, and only with marketing', () => {
    const { onScreenShown, onEvent, recordedCalls } = open(marketing);
    const business: Visitor = { ...visitor, accountType: 'Business', email: ada };
    onScreenShown('continue-as', business);
    onEvent({ name: 'Signed In' }, business);
    const payload = { brand: 'xe', accountType: 'corporate' };
    expect(recordedCalls()).toEqual([
      { call: 'dataLayer', name: 'page', payload: { ...payload, screen: 'continue-as' } },
      { call: 'dataLayer', name: 'Signed In', payload },
    ]);
  });

  it('sends a screen and a dialog over it with the flow, and keeps the screen below as the current one', () => {
    const { onScreenShown, onDialogShown, choose, recordedCalls, ports } = open(both);
    ports.flow.set({ last: 'Sign up', redirectedFrom: '/signup' });
    onScreenShown('account registration', visitor);
    onDialogShown('leave-registration popup', visitor);
    for (const choice of [noConsent, both]) choose(choice);
    const shown = recordedCalls().flatMap(({ call, name, payload: { screen = name, flow } }) =>
      call === 'page' || name === 'page' ? [[call, screen, flow]] : [],
    );
    expect(shown).toEqual(
      ['account registration', 'leave-registration popup', 'account registration'].flatMap((screen) => [
        ['dataLayer', screen, 'Sign up'],
        ['page', screen, 'Sign up'],
      ]),
    );
  });

  it('sends the identity with the consent that is chosen, the choice and the current screen', () => {
    const { onScreenShown, choose, sent, recordedCalls } = open();
    onScreenShown('login', visitor);
    expect(sent()).toEqual([]);
    choose(both);
    const choice = 'Consent State Change';
    const screen = ['dataLayer page', 'page login'];
    expect(sent()).toEqual([`dataLayer ${choice}`, 'identify', `track ${choice}`, ...screen]);
    expect(recordedCalls()[1]?.payload).toMatchObject(both);
  });

  it.each(brands)('tracks a choice with its three flags for $key, if that brand tracks any', (brand) => {
    const { choose, recordedCalls } = open(noConsent, brand);
    choose(performance);
    const tracked = recordedCalls().filter(({ name }) => name === 'Consent State Change');
    const expected = brand.tracksConsentChange ? [{ ...performance, brand: brand.key }] : [];
    expect(tracked.map(({ payload }) => payload)).toEqual(expected);
  });

  it.each(['screen', 'dialog', 'event'] as const)('forgets the person of the session before the next %s', (next) => {
    const { onScreenShown, onDialogShown, onEvent, recordedCalls, ports } = open(performance);
    const now = () => visitorOf(ports.session.get(), context.settings);
    ports.session.update(withEmail(ada));
    onScreenShown('continue-as', now());
    ports.session.update(signedOut);
    if (next === 'screen') onScreenShown('login', now());
    if (next === 'dialog') onDialogShown('leave-2FA popup', now());
    if (next === 'event') onEvent({ name: 'Signed In' }, now());
    const later = recordedCalls().slice(2);
    expect(later[0]?.call).toBe('reset');
    expect(JSON.stringify(later)).not.toContain('canary');
  });
});
