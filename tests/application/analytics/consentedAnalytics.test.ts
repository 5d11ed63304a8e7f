import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { type Consent, noConsent } from '#domain/consent/consent.ts';
import { withEmail } from '#domain/session/changes.ts';
import { signedOut } from '#domain/session/endings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { named, openConsentedAnalytics as open } from '#tests/application/support/consentedAnalytics.ts';
import { analyticsEvent } from '#tests/arbitraries/analyticsEvent.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const visitor = { profileId: null, email: null, referenceSource: null, accountType: null };
const signedIn = { name: 'Signed In' } as const;
const ada = unsafeNominal<'Email'>('ada@canary.test');
const only = (granted: Partial<Consent>): Consent => ({ ...noConsent, ...granted });

describe('consentedAnalytics', () => {
  itAlways(
    'sends only the anonymous choice without performance',
    [consent, fc.array(analyticsEvent)],
    (given, events) => {
      const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
      setConsent({ ...given, performance: false, marketing: false }, 'Chosen');
      onScreenShown('login', visitor);
      events.forEach((event) => onEvent(event, visitor));
      expect(named(recordedCalls())).toEqual(['reset', 'trackAnonymously Consent State Change']);
      expect(recordedCalls()[1]?.payload).toEqual({ ...noConsent, compliance: given.compliance, brand: 'xe' });
    },
  );

  it('fills the data layer with the account type, never with an email, and only with marketing', () => {
    const { onScreenShown, onEvent, setConsent, recordedCalls } = open();
    setConsent(only({ marketing: true }), 'Stored');
    const business: Visitor = { ...visitor, accountType: 'Business', email: ada };
    onScreenShown('continue-as', business);
    onEvent(signedIn, business);
    const payload = { brand: 'xe', accountType: 'corporate' };
    expect(recordedCalls()).toEqual([
      { call: 'dataLayer', name: 'page', payload: { ...payload, screen: 'continue-as' } },
      { call: 'dataLayer', name: 'Signed In', payload },
    ]);
  });

  it('sends a screen and a dialog over it with the flow, and keeps the screen below as the current one', () => {
    const { onScreenShown, onDialogShown, setConsent, recordedCalls, ports } = open();
    const both = only({ performance: true, marketing: true });
    setConsent(both, 'Stored');
    ports.flow.set({ last: 'Sign up', redirectedFrom: '/signup' });
    onScreenShown('account registration', visitor);
    onDialogShown('leave-registration popup', visitor);
    setConsent(noConsent, 'Stored');
    setConsent(both, 'Chosen');
    const shown = recordedCalls().flatMap(({ call, name, payload: { screen = name, flow } }) =>
      call === 'page' || (call === 'dataLayer' && name === 'page') ? [[call, screen, flow]] : [],
    );
    expect(shown).toEqual(
      ['account registration', 'leave-registration popup', 'account registration'].flatMap((screen) => [
        ['dataLayer', screen, 'Sign up'],
        ['page', screen, 'Sign up'],
      ]),
    );
  });

  it('sends the identity with the consent that is chosen, the choice and the current screen', () => {
    const { setConsent, onScreenShown, recordedCalls } = open();
    onScreenShown('login', visitor);
    expect(recordedCalls()).toEqual([]);
    setConsent(only({ performance: true, marketing: true }), 'Chosen');
    expect(named(recordedCalls())).toEqual([
      'dataLayer Consent State Change',
      'identify',
      'track Consent State Change',
      'dataLayer page',
      'page login',
    ]);
    expect(recordedCalls()[1]?.payload).toMatchObject({ performance: true, marketing: true, compliance: false });
  });

  it('sends the screen to each recipient once, when a choice adds it', () => {
    const { setConsent, onScreenShown, recordedCalls } = open();
    setConsent(only({ performance: true }), 'Stored');
    onScreenShown('login', visitor);
    for (const marketing of [true, true]) setConsent(only({ performance: true, marketing }), 'Chosen');
    const screens = named(recordedCalls()).filter((call) => call.includes('page'));
    expect(screens).toEqual(['page login', 'dataLayer page']);
  });

  it('forgets the person of the session before the next screen, event and dialog', () => {
    const { onScreenShown, onDialogShown, onEvent, setConsent, recordedCalls, ports } = open();
    setConsent(only({ performance: true }), 'Stored');
    const forgetting: ReadonlyArray<() => void> = [
      () => onScreenShown('login', visitorOf(ports.session.get(), context.settings)),
      () => onDialogShown('leave-2FA popup', visitorOf(ports.session.get(), context.settings)),
      () => onEvent(signedIn, visitorOf(ports.session.get(), context.settings)),
    ];
    for (const next of forgetting) {
      ports.session.update(withEmail(ada));
      onScreenShown('continue-as', visitorOf(ports.session.get(), context.settings));
      ports.session.update(signedOut);
      const before = recordedCalls().length;
      next();
      const later = recordedCalls().slice(before);
      expect(later[0]?.call).toBe('reset');
      expect(JSON.stringify(later)).not.toContain('canary');
    }
  });
});
