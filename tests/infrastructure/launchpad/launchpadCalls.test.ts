import { beforeEach, describe, expect, it } from 'vitest';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { maskFields } from '#env/sandbox/gateway/maskSecrets.ts';
import { codeOf } from '#tests/support/codes.ts';
import { requestContext, password, seed } from '#tests/support/people.ts';
import { callRows } from './callRows.ts';
import type { Row } from './row.ts';
import { setUpLaunchpad } from './launchpadFixture.ts';

const { sandbox, fixture } = setUpLaunchpad();
beforeEach(async () => {
  // A session sets the cookies that a call sends or omits.
  await fixture().identity.signIn(seed('personal'), requestContext)();
  sandbox().journal.clear();
});

const method = (row: Row): string => row.method ?? (row.body === undefined ? 'GET' : 'POST');

describe('a call to the launchpad', () => {
  it.each(callRows)('matches the table of calls: $path', async (row) => {
    await row.call(fixture().identity)();
    const { journal } = sandbox();
    const [entry, ...more] = journal.list(row.path).filter((sent) => sent.method !== 'OPTIONS');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ method: method(row), host: 'launchpad.xe.localhost', path: row.path });
    expect(entry?.query).toEqual({ site: 'account', ...row.query });
    const uncovered = fixture().sent(row.path).at(-1);
    expect(uncovered?.body).toEqual(row.body ?? null);
    expect(entry?.body).toEqual(maskFields(row.body ?? null));
    expect(Object.fromEntries(uncovered?.headers ?? [])).toMatchObject(row.headers ?? {});
    const ids = Object.keys(entry?.headers ?? {}).filter((name) =>
      ['browserid', 'deviceid', 'authorization'].includes(name),
    );
    expect(ids.toSorted()).toEqual(Object.keys(row.headers ?? {}).toSorted());
    expect(entry?.headers['cookie'] !== undefined).toBe(row.credentials === true);
    expect(uncovered).toMatchObject({
      credentials: row.credentials === true ? 'include' : 'same-origin',
      redirect: row.redirect ?? (method(row) === 'GET' ? 'follow' : 'error'),
    });
  });

  it('logs out at the transfer site with cookies and without the site parameter', async () => {
    await fixture().identity.signOutOfTransferSite();
    expect(sandbox().journal.list('/logout')).toMatchObject([
      { method: 'GET', host: 'transfer.xe.localhost', query: {}, status: expect.any(Number) },
    ]);
    expect(fixture().sent('/logout')).toMatchObject([
      { origin: sandbox().origin('transfer.xe.localhost'), credentials: 'include', redirect: 'manual' },
    ]);
  });

  it.each(callRows.filter(({ path }) => path.includes('/websignup')))(
    'returns the cooldown of the code of a sign-up: $path',
    async ({ path, call }) => {
      const headers = { 'retry-after': '75' };
      sandbox().faults.add({ path, status: 200, body: { success: true }, times: 1, headers });
      expect(await call(fixture().identity)()).toEqual({ _tag: 'Right', right: { retryAfterMs: 75_000 } });
    },
  );

  it.each(['signOut', 'signOutOfTransferSite'] as const)('accepts any redirect as the end of %s', async (call) => {
    const headers = { location: sandbox().origin('partner.xe.localhost') };
    await sandbox().control('POST', '/api/faults', { path: '/logout', status: 302, headers });
    expect(await fixture().identity[call]()).toEqual({ _tag: 'Right', right: undefined });
  });

  it('sends the password unchanged, with its spaces', async () => {
    const typed = password('  Pässwörd with spaces  ');
    const credentials = { ...seed('personal'), password: typed };
    const { identity, sent } = fixture();
    await identity.signIn(credentials, requestContext)();
    await identity.signUp({ ...credentials, accountType: 'Personal', termsVersion: 'terms-1' }, requestContext)();
    await identity.confirmSignUp({ ...credentials, code: codeOf('1') }, requestContext)();
    for (const name of ['weblogin', 'websignup', 'confirmSignup'])
      expect(sent(`/authorization/${name}`).at(-1)?.body).toMatchObject({ password: typed });
  });

  it('omits missing values: a missing challenge stays missing', async () => {
    const bare = { ...requestContext, oAuth: noOAuth, referenceSource: null, helpcentre: null };
    await fixture().identity.signIn(seed('personal'), bare)();
    expect(Object.keys(fixture().sent('/authorization/weblogin').at(-1)?.body ?? {}).toSorted()).toEqual(
      ['devicePlatform', 'password', 'platform', 'preferredLanguage', 'redirectUrl', 'username'].toSorted(),
    );
  });
});
