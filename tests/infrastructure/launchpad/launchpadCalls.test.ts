import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mint } from '#domain/shared/nominal.ts';
import { noOAuth } from '#domain/redirect/redirect.ts';
import { maskFields } from '#env/sandbox/front/maskSecrets.ts';
import { code, context, password, seed } from '#tests/contracts/identityStage.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';
import { confirmSignUpBody, loginBody, signUpBody } from '#infrastructure/launchpad/requests.ts';
import { commandRows } from './commandRows.ts';
import { openLaunchpadStage, type LaunchpadStage } from './launchpadStage.ts';
import { readRows } from './readRows.ts';
import type { Row } from './row.ts';
import { twoFactorRows } from './twoFactorRows.ts';

let sandbox: WireSandbox;
let stage: LaunchpadStage;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  stage = await openLaunchpadStage(sandbox);
  // A session, so that there are cookies to be sent or held back.
  await stage.identity.signIn(seed('personal'), context)();
  sandbox.journal.clear();
});

const method = (row: Row): string => row.method ?? (row.body === undefined ? 'GET' : 'POST');

describe('what goes to the launchpad', () => {
  it.each([...commandRows, ...twoFactorRows, ...readRows])('is what the table of calls says: $path', async (row) => {
    await row.call(stage.identity)();
    const [entry, ...more] = sandbox.journal.list(row.path).filter((sent) => sent.method !== 'OPTIONS');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      method: method(row),
      host: 'launchpad.xe.localhost',
      path: row.path,
      query: { site: 'account', ...row.query },
    });
    expect(entry?.query).toEqual({ site: 'account', ...row.query });
    const uncovered = stage.sent(row.path).at(-1);
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

  it('asks the transfer site to log out too, cookies and all, without the account site’s mark', async () => {
    await stage.identity.logOutOfTransferSite();
    expect(sandbox.journal.list('/logout')).toMatchObject([
      { method: 'GET', host: 'transfer.xe.localhost', query: {}, status: expect.any(Number) },
    ]);
    expect(stage.sent('/logout')).toMatchObject([
      { origin: sandbox.origin('transfer.xe.localhost'), credentials: 'include', redirect: 'manual' },
    ]);
  });

  it.each(['logOut', 'logOutOfTransferSite'] as const)(
    'takes a redirect for the end of %s, wherever it points',
    async (call) => {
      const headers = { location: sandbox.origin('partner.xe.localhost') };
      await sandbox.control('POST', '/api/faults', { path: '/logout', status: 302, headers });
      expect(await stage.identity[call]()).toEqual({ _tag: 'Right', right: undefined });
    },
  );

  it('holds the password to the letter, spaces and all', () => {
    const typed = password('  Pässwörd with spaces  ');
    const credentials = { ...seed('personal'), password: typed };
    expect(loginBody(credentials, context)).toMatchObject({ username: 'personal@sandbox.test', password: typed });
    const account = { ...credentials, accountType: 'Personal', termsVersion: 'terms-1' } as const;
    expect(signUpBody(account, context)).toMatchObject({ password: typed, country: 'GB', tcVersion: 'terms-1' });
    const device = { id: 'web-account', browserId: 'b' };
    expect(confirmSignUpBody({ ...credentials, code: code('000001') }, context, device)).toMatchObject({
      password: typed,
      code: '000001',
    });
  });

  it('leaves out what nobody gave: a missing challenge stays missing', () => {
    const bare = { ...context, oAuth: noOAuth, referenceSource: null, helpcentre: null };
    expect(Object.keys(loginBody({ ...seed('personal'), email: mint<'Email'>('a@b.test') }, bare)).toSorted()).toEqual(
      ['devicePlatform', 'password', 'platform', 'preferredLanguage', 'redirectUrl', 'username'].toSorted(),
    );
  });
});
