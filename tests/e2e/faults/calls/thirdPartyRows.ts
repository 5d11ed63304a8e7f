import { consentCookie, serializeConsent } from '#domain/consent/consent.ts';
import type { CallRow } from './callRow.ts';
import { faultsOfUnread } from './faults.ts';
import { heading, inOrder, load, see, signIn } from './steps.ts';

const consented: CallRow['open'] = async ({ page, sandbox }) => {
  const value = encodeURIComponent(serializeConsent({ performance: true, marketing: true, compliance: false }));
  await page.context().addCookies([{ name: consentCookie, value, url: sandbox.origin('account.xe') }]);
};

const silent = 'The app works without the third party.';
const parties: ReadonlyArray<Pick<CallRow, 'name' | 'call' | 'isTimed'>> = [
  { name: 'settings of analytics', call: { host: 'collector.localhost', path: '/settings' } },
  { name: 'events of analytics', call: { host: 'collector.localhost', path: '', method: 'POST' }, isTimed: true },
  { name: 'script of the tag manager', call: { host: 'tags.localhost', path: '/manager.js' } },
  { name: 'page script of F5', call: { host: 'launchpad.xe.localhost', path: '/common.js' } },
];

/** The third parties of a visitor who accepted every category: none of them delays or stops a sign-in. */
export const thirdPartyRows: ReadonlyArray<CallRow> = parties.map((party) => ({
  ...party,
  name: `${party.name} on /signin`,
  open: consented,
  act: inOrder(load('/signin'), see('Sign in'), ({ page }) => page.clock.runFor(6000), signIn('linked@sandbox.test')),
  done: heading('Choose an account'),
  silent,
  only: {
    faults: faultsOfUnread,
    because: 'The app reads no answer of a third party, and a browser runs no script of an error.',
  },
}));
