import { beforeEach, describe, expect, it } from 'vitest';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { noOAuth } from '#domain/redirect/redirect.ts';
import { maskFields } from '#env/sandbox/gateway/maskSecrets.ts';
import { code, requestContext, password, seed } from '#tests/contracts/identityFixture.ts';
import { confirmSignUpBody, loginBody, signUpBody } from '#infrastructure/launchpad/requests.ts';
import { callRows } from './callRows.ts';
import type { Row } from './row.ts';
import { setUpLaunchpad } from './setUpLaunchpad.ts';

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
    expect(entry).toMatchObject({
      method: method(row),
      host: 'launchpad.xe.localhost',
      path: row.path,
      query: { site: 'account', ...row.query },
    });
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
      credentials: row.credentials === true ? 'include' : null,
      redirect: row.redirect ?? (method(row) === 'GET' ? 'follow' : 'error'),
    });
  });

  it('logs out at the transfer site with cookies and without the site parameter', async () => {
    await fixture().identity.logOutOfTransferSite();
    expect(sandbox().journal.list('/logout')).toMatchObject([
      { method: 'GET', host: 'transfer.xe.localhost', query: {}, status: expect.any(Number) },
    ]);
    expect(fixture().sent('/logout')).toMatchObject([
      { origin: sandbox().origin('transfer.xe.localhost'), credentials: 'include', redirect: 'manual' },
    ]);
  });

  it.each(['logOut', 'logOutOfTransferSite'] as const)('accepts any redirect as the end of %s', async (call) => {
    const headers = { location: sandbox().origin('partner.xe.localhost') };
    await sandbox().control('POST', '/api/faults', { path: '/logout', status: 302, headers });
    expect(await fixture().identity[call]()).toEqual({ _tag: 'Right', right: undefined });
  });

  it('sends the password unchanged, with its spaces', () => {
    const typed = password('  Pässwörd with spaces  ');
    const credentials = { ...seed('personal'), password: typed };
    expect(loginBody(credentials, requestContext)).toMatchObject({
      username: 'personal@sandbox.test',
      password: typed,
    });
    const account = { ...credentials, accountType: 'Personal', termsVersion: 'terms-1' } as const;
    expect(signUpBody(account, requestContext)).toMatchObject({ password: typed, country: 'GB', tcVersion: 'terms-1' });
    const device = { id: 'web-account', browserId: 'b' };
    expect(confirmSignUpBody({ ...credentials, code: code('000001') }, requestContext, device)).toMatchObject({
      password: typed,
      code: '000001',
    });
  });

  it('omits missing values: a missing challenge stays missing', () => {
    const bare = { ...requestContext, oAuth: noOAuth, referenceSource: null, helpcentre: null };
    expect(
      Object.keys(loginBody({ ...seed('personal'), email: unsafeNominal<'Email'>('a@b.test') }, bare)).toSorted(),
    ).toEqual(['devicePlatform', 'password', 'platform', 'preferredLanguage', 'redirectUrl', 'username'].toSorted());
  });
});
