import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { transferHost } from '#env/sandbox/hosts.ts';
import { openPage, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

describe('a relying party whose visitor did not sign in', () => {
  it('shows why, after it has checked the state, and does not accept that state again', async () => {
    const browser = sandbox().browser();
    const site = sandbox().origin(transferHost(mainBrand));
    const { searchParams: signInRequest } = await startSignIn(browser, site);
    const answer = `${site}/?error=access_denied&state=`;
    const forged = await openPage(browser, `${answer}forged`);
    expect(forged.text).toContain('does not belong to a sign-in this browser started here');
    expect(forged.text).not.toContain('access_denied');
    expect((await openPage(browser, `${site}/?error=access_denied`)).text).toContain('bears no state');
    const page = await openPage(browser, `${answer}${signInRequest.get('state')}`);
    expect([page.status, page.heading]).toEqual([200, 'Sign-in failed']);
    expect(page.text).toContain('The account site answered: access_denied');
    const again = await openPage(browser, `${answer}${signInRequest.get('state')}`);
    expect(again.text).toContain('does not belong to a sign-in');
    expect((await openPage(browser, site)).heading).not.toBe('Signed in');
  });
});
