import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsOf, login, makeBench, minute, no, yes, type Bench, type Browser } from './bench.ts';

const signedIn = async ({ engine, browser }: Bench, name = 'personal', cookie = 'xe_session'): Promise<Browser> => {
  const tab = browser(cookie);
  yes(await tab.keep(engine.weblogin(login(name), tab.visit())));
  return tab;
};

const isLive = async ({ engine }: Bench, tab: Browser): Promise<boolean> =>
  yes(await engine.authenticationStatus(tab.visit())()).authenticationResult.success;

describe('a session', () => {
  it('counts only with both of its cookies, each as it was set', async () => {
    const bench = makeBench();
    const tab = await signedIn(bench);
    const other = await signedIn(bench, 'business');
    const { cookies } = tab.visit();
    const { cookies: theirs } = other.visit();
    const known = [cookies, theirs].flatMap((own) => [own['xe_session'] ?? '', own['xe_session_key'] ?? '']);
    const value = fc.constantFrom('', 'guess', ...known);
    await fc.assert(
      fc.asyncProperty(value, value, async (id, key) => {
        const visit = { ...tab.visit(), cookies: { xe_session: id, xe_session_key: key } };
        const paired = [cookies, theirs].some((own) => own['xe_session'] === id && own['xe_session_key'] === key);
        expect(yes(await bench.engine.authenticationStatus(visit)()).authenticationResult.success).toBe(paired);
      }),
    );
  });

  it.each(['xe_session', 'xe_session_key'])('is over once the browser has lost %s', async (cookie) => {
    const bench = makeBench();
    const tab = await signedIn(bench);
    tab.forget(cookie);
    expect(no(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())())).toBe('NotAuthorizedException');
  });

  it('shares the readable half over the parent domain and keeps the other to the launchpad', async () => {
    const { engine, browser } = makeBench();
    const outcome = await engine.weblogin(login('personal'), browser().visit())();
    expect(outcome).toMatchObject({
      right: { cookies: [{ name: 'xe_session', shared: true }, { name: 'xe_session_key', shared: false }, {}] },
    });
  });

  it('belongs to the brand it began under', async () => {
    const bench = makeBench();
    const tab = await signedIn(bench);
    const { cookies } = tab.visit();
    const moved = {
      britline_session: cookies['xe_session'] ?? '',
      britline_session_key: cookies['xe_session_key'] ?? '',
    };
    const visit = { sessionCookie: 'britline_session', cookies: moved, bearer: null };
    expect(yes(await bench.engine.authenticationStatus(visit)()).authenticationResult.success).toBe(false);
  });

  it('ends with logout, even for someone who kept the cookies, and after twelve hours', async () => {
    const bench = makeBench();
    const tab = await signedIn(bench);
    const kept = tab.visit();
    await tab.keep(bench.engine.logout(tab.visit()));
    expect(tab.visit().cookies).toEqual({});
    expect(no(await bench.engine.userInfo(kept)())).toBe('NotAuthorizedException');
    const late = await signedIn(bench);
    bench.advance(12 * 60 * minute - 1);
    expect(await isLive(bench, late)).toBe(true);
    bench.advance(1);
    expect(await isLive(bench, late)).toBe(false);
  });
});

describe('the tokens of a session', () => {
  it.each([
    ['personal', 'Personal', false],
    ['business', 'Corporate', false],
    ['sms2fa', 'Personal', true],
  ])('say whose it is for %s', async (name, account_type, two_fa_required) => {
    const bench = makeBench();
    const tab = await signedIn(bench, name);
    const { tokens, auth_code } = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())());
    const claims = { email: `${name}@sandbox.test`, account_type, two_fa_required, two_fa_completed: false };
    expect(claimsOf(tokens.access_token)).toMatchObject(claims);
    expect(auth_code === undefined).toBe(two_fa_required);
  });

  it('are those of the linked account that was named, and of no other', async () => {
    const bench = makeBench();
    const tab = await signedIn(bench, 'linked');
    const first = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())());
    const linked = claimsOf(first.tokens.access_token)['linked_accounts'] as ReadonlyArray<{ profileId: string }>;
    expect(linked).toHaveLength(3);
    const profileId = linked[1]?.profileId ?? '';
    const named = yes(await bench.engine.getGSOTokens({ profileId }, tab.visit())());
    expect(claimsOf(named.tokens.access_token)).toMatchObject({ sub: profileId, account_type: 'Corporate' });
    const stranger = bench.engine.accounts()[0]?.profileId ?? '';
    expect(no(await bench.engine.getGSOTokens({ profileId: stranger }, tab.visit())())).toBe('AccessDeniedException');
  });

  it('open userInfo as a bearer, until they expire or a letter is changed', async () => {
    const bench = makeBench();
    const tab = await signedIn(bench);
    const token = yes(await bench.engine.getGSOTokens({ profileId: null }, tab.visit())()).tokens.access_token;
    const ask = (bearer: string) => bench.engine.userInfo(bench.browser().visit(bearer))();
    expect(yes(await ask(token)).name).toBe('Petra Personal');
    const [head = '', body = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), email: 'business@sandbox.test' })).toString(
      'base64url',
    );
    expect(no(await ask(`${head}.${forged}.${signature}`))).toBe('NotAuthorizedException');
    expect(no(await ask(`${head}.${body}.`))).toBe('NotAuthorizedException');
    bench.advance(15 * minute);
    expect(no(await ask(token))).toBe('NotAuthorizedException');
  });
});
