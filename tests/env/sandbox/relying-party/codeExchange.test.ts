import { beforeEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brand.ts';
import { transferHost } from '#env/sandbox/hosts.ts';
import { continueSession, openPage, signInAtAccount, startSignIn } from '#tests/wire/relyingPartyClient.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import type { WireBrowser } from '#tests/wire/startSandbox.ts';

const sandbox = setUpSandbox();
let browser: WireBrowser;
beforeEach(async () => {
  await sandbox().control('POST', '/api/reset');
  browser = sandbox().browser();
});

const site = (): string => sandbox().origin(transferHost(mainBrand));

const returnWith = (answer: { readonly code: string; readonly state: string | null }, to = site()) =>
  openPage(browser, `${to}/?code=${answer.code}&state=${answer.state}`);

describe('the code exchange of a relying party', () => {
  it('cannot exchange a code of another challenge', async () => {
    const { searchParams: stolen } = await startSignIn(browser, site());
    const code = await signInAtAccount(sandbox(), browser, { brand: mainBrand, signInRequest: stolen });
    const { searchParams: own } = await startSignIn(browser, site());
    const page = await openPage(browser, `${site()}/?code=${code}&state=${own.get('state')}`);
    expect(page.text).toContain('code_verifier does not match');
  });

  it('refuses the code of a sign-in from which the challenge was removed', async () => {
    const { searchParams: signInRequest } = await startSignIn(browser, site());
    const state = signInRequest.get('state');
    signInRequest.delete('code_challenge');
    signInRequest.delete('code_challenge_method');
    const code = await signInAtAccount(sandbox(), browser, { brand: mainBrand, signInRequest });
    const page = await returnWith({ code, state });
    expect([page.status, page.heading]).toEqual([400, 'Sign-in failed']);
    expect(page.text).toContain('No code_challenge was given');
  });

  it('accepts the code of a session that another site started, once, and with the state of its own sign-in', async () => {
    const { searchParams: signInRequest } = await startSignIn(browser, site());
    await signInAtAccount(sandbox(), browser, { brand: mainBrand, signInRequest });
    await continueSession(sandbox(), browser);
    const code = await continueSession(sandbox(), browser);
    const partner = sandbox().origin('partner.xe.localhost');
    const { searchParams: first } = await startSignIn(browser, partner);
    expect((await returnWith({ code, state: 'forged' }, partner)).heading).toBe('Sign-in failed');
    expect((await returnWith({ code, state: first.get('state') }, partner)).heading).toBe('Signed in');
    const { searchParams: second } = await startSignIn(browser, partner);
    expect((await returnWith({ code, state: second.get('state') }, partner)).heading).toBe('Sign-in failed');
  });
});
