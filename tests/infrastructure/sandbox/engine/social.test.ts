import { describe, expect, it } from 'vitest';
import type { SocialInput } from '#infrastructure/sandbox/engine/inputs.ts';
import { makeBench, minute, no, yes, type Bench, type Browser } from './bench.ts';

const from = (provider: string, email: string | null): SocialInput => ({ provider, email });

const come = async (bench: Bench, tab: Browser, input: SocialInput) => {
  const outcome = await tab.keep(bench.engine.answerSocial(input, tab.visit()));
  const live = yes(await bench.engine.authenticationStatus(tab.visit())()).authenticationResult.success;
  return { refusal: no(outcome), live, status: yes(await bench.engine.socialStatus(tab.visit())()) };
};

describe('coming by an identity provider', () => {
  it.each(['google', 'apple'])('signs an account of %s in', async (provider) => {
    const bench = makeBench();
    const email = 'social@sandbox.test';
    const { live, status } = await come(bench, bench.browser(), from(provider, email));
    expect(live).toBe(true);
    expect(status).toEqual({ authenticated: true, provider, email, accountExists: true });
  });

  it.each([
    ['personal@sandbox.test', true],
    ['stranger@sandbox.test', false],
    ['locked@sandbox.test', true],
  ])('opens no session for %s, and tells whether there is an account', async (email, accountExists) => {
    const bench = makeBench();
    const { live, status } = await come(bench, bench.browser(), from('google', email));
    expect(live).toBe(false);
    expect(status).toEqual({ authenticated: true, provider: 'google', email, accountExists });
  });

  it('says nobody came after a cancel, after half an hour and after a logout', async () => {
    const nobody = { authenticated: false, provider: null, email: null, accountExists: false };
    const bench = makeBench();
    expect((await come(bench, bench.browser(), from('google', null))).status).toEqual(nobody);
    const late = bench.browser();
    await come(bench, late, from('google', 'stranger@sandbox.test'));
    bench.advance(30 * minute);
    expect(yes(await bench.engine.socialStatus(late.visit())())).toEqual(nobody);
    const gone = bench.browser();
    await come(bench, gone, from('google', 'social@sandbox.test'));
    await gone.keep(bench.engine.logout(gone.visit()));
    expect(yes(await bench.engine.socialStatus(gone.visit())())).toEqual(nobody);
  });

  it('knows its providers', async () => {
    const bench = makeBench();
    expect((await come(bench, bench.browser(), from('myspace', 'social@sandbox.test'))).refusal).toBe(
      'ResourceNotFoundException',
    );
  });
});
