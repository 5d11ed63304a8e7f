import { describe, expect, it } from 'vitest';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { makePartySite } from './partySite.ts';

const siteThat = (usesOAuth: boolean) => {
  const party = relyingParties().find((one) => one.usesOAuth === usesOAuth);
  if (party === undefined) throw new Error('no such site');
  return makePartySite(party);
};

describe.each(['', ' '])('a parameter with the value %j in a callback', (empty) => {
  it('is no state of another, and no error', async () => {
    expect((await siteThat(true).browser().call({ code: 'any', state: empty })).outcome).toBe('OwnSignIn');
    const browser = siteThat(true).browser();
    const state = (await browser.start()).get('state') ?? '';
    const answer = { code: 'any', state, error: empty };
    expect((await browser.call(answer)).outcome).toBe('SignedIn');
    expect((await browser.call(answer)).outcome).toBe('OwnSignIn');
  });

  it.each([true, false])(
    'is no code, and no answer: the page of the site is shown (uses OAuth: %s)',
    async (usesOAuth) => {
      const query = new URLSearchParams({ code: empty, error: empty, state: 'any' }).toString();
      const page = await siteThat(usesOAuth).browser().open(`/?${query}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('You are not signed in here.');
    },
  );

  it('is not sent to the exchange of the code', async () => {
    const site = siteThat(false);
    const { outcome } = await site.browser().call({ code: 'any', state: empty, error: empty });
    expect([outcome, site.exchanged()]).toEqual(['SignedIn', ['code=any']]);
  });
});
