import { describe, expect, it } from 'vitest';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';
import { openParty } from './partySite.ts';

const offered = /href="(http[^"]*)">Sign in</;
const linkOf = async (answer: Response): Promise<URL> =>
  new URL((offered.exec(await answer.text())?.[1] ?? 'no:link').replaceAll('&amp;', '&'));

type Browser = ReturnType<ReturnType<typeof openParty>['browser']>;
const outcomeOf = async (browser: Browser, state = ''): Promise<string> =>
  (await browser.call({ code: 'any', state })).outcome;

describe('the page that offers "Sign in"', () => {
  it.each(relyingParties())(
    'names the very link in a speculation rule, which its policy allows, and renews it: $host',
    async ({ host, home }) => {
      const answer = await openParty(host).browser().open(home);
      expect(answer.headers.get('content-security-policy')).toMatch(/ script-src 'inline-speculation-rules'(;|$)/);
      expect([answer.headers.get('refresh'), answer.headers.get('cache-control')]).toEqual(['600; url=/', 'no-store']);
      const page = await answer.clone().text();
      const rules = { prerender: [{ urls: [(await linkOf(answer)).href], eagerness: 'moderate' }] };
      expect(page).toContain(`<script type="speculationrules">${JSON.stringify(rules)}</script>`);
    },
  );

  it('begins a sign-in when it is rendered in a tab, and none in a frame or ahead of a visit', async () => {
    const browser = openParty().browser();
    const { searchParams } = await linkOf(await browser.open('/'));
    expect(await outcomeOf(browser, searchParams.get('state') ?? '')).toBe('its home');
    for (const said of [{ 'sec-fetch-dest': 'iframe' }, { 'sec-purpose': 'prefetch;prerender' }]) {
      const answer = await openParty().browser().open('/', said);
      expect([answer.headers.getSetCookie(), offered.test(await answer.text())]).toEqual([[], false]);
    }
  });

  it('keeps the newest twenty sign-ins of a browser', async () => {
    const browser = openParty().browser();
    const states: string[] = [];
    while (states.length < 21) states.push((await linkOf(await browser.open('/'))).searchParams.get('state') ?? 'none');
    expect(await outcomeOf(browser, states[1])).toBe('its home');
    expect(await outcomeOf(browser, states[0])).toBe('Sign-in failed');
  });
});
