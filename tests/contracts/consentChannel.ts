import { describe, expect, it } from 'vitest';
import type { TabChannel } from '#application/ports/browser.ts';
import { noConsent, type Consent } from '#domain/consent/consent.ts';

/** The channels of two tabs of one browser. */
type TwoTabs = () => readonly [TabChannel<Consent>, TabChannel<Consent>];

const accepted: Consent = { performance: true, marketing: true, compliance: false };

/** The contract of every consent channel. */
export const consentChannelContract = (adapter: string, fixture: TwoTabs): void => {
  describe(`${adapter} keeps the contract of a consent channel`, () => {
    it('sends every choice to the other tab, complete and in order, and none to its own tab', async () => {
      const [one, other] = fixture();
      const [own, received]: [Consent[], Consent[]] = [[], []];
      one.listen((chosen) => own.push(chosen));
      const last = new Promise<void>((resolve) => {
        other.listen((chosen) => received.push(chosen) === 2 && resolve());
      });
      one.post(accepted);
      one.post(noConsent);
      await last;
      expect(received).toEqual([accepted, noConsent]);
      expect(own).toEqual([]);
    });
  });
};
