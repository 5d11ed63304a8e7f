import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { codeOf } from '#tests/support/codes.ts';
import { password, requestContext, seed } from '#tests/support/people.ts';
import { undocumentedIn } from '#tests/wire/documentedSend.ts';
import { callRows } from './callRows.ts';
import { openIdentity } from './recordedIdentity.ts';

const fieldsOf = ({ body }: RequestInit) => (typeof body === 'string' ? JSON.parse(body) : undefined);

describe('a call to the launchpad', () => {
  it.each(callRows)('matches the table of calls, and the document: $path', async (row) => {
    const { identity, sent } = openIdentity();
    await row.call(identity)();
    const [{ url, init } = { url: new URL('about:blank'), init: {} }, ...more] = sent;
    expect(more).toEqual([]);
    const method = row.method ?? (row.body === undefined ? 'GET' : 'POST');
    expect([url.host, url.pathname]).toEqual(['launchpad.xe.localhost', row.path]);
    expect(Object.fromEntries(url.searchParams)).toEqual({ site: 'account', ...row.query });
    expect(fieldsOf(init)).toEqual(row.body);
    const { 'content-type': _type, accept: _accept, ...headers } = Object.fromEntries(new Headers(init.headers));
    expect(headers).toEqual(row.headers ?? {});
    const credentials = row.anonymous === true ? 'same-origin' : 'include';
    expect(init).toMatchObject({
      method,
      credentials,
      redirect: row.redirect ?? (method === 'GET' ? 'follow' : 'error'),
    });
    expect(await undocumentedIn(new Request(url, init))).toEqual([]);
  });

  it('logs out at the transfer site with cookies and without the site parameter', async () => {
    const { identity, sent } = openIdentity();
    await identity.signOutOfTransferSite();
    expect(sent.map(({ url }) => url.href)).toEqual(['http://transfer.xe.localhost/logout']);
    expect(sent).toMatchObject([{ init: { method: 'GET', credentials: 'include', redirect: 'manual' } }]);
  });

  it.each(callRows.filter(({ path }) => path.includes('/websignup')))(
    'returns the cooldown of the code of a sign-up: $path',
    async ({ call }) => {
      const { identity } = openIdentity(async () => Response.json({}, { headers: { 'retry-after': '75' } }));
      expect(await call(identity)()).toEqual(E.right({ retryAfterMs: 75_000 }));
    },
  );

  it.each(['signOut', 'signOutOfTransferSite'] as const)('accepts any redirect as the end of %s', async (call) => {
    const { identity } = openIdentity(async () => Response.redirect('https://partner.test', 302));
    expect(await identity[call]()).toEqual(E.right(undefined));
  });

  it('sends the password unchanged, with its spaces', async () => {
    const typed = password('  Pässwörd with spaces  ');
    const credentials = { ...seed('personal'), password: typed };
    const { identity, sent } = openIdentity();
    await identity.signIn(credentials, requestContext)();
    await identity.signUp({ ...credentials, accountType: 'Personal', termsVersion: 'terms-1' }, requestContext)();
    await identity.confirmSignUp({ ...credentials, code: codeOf('1') }, requestContext)();
    expect(sent.map(({ init }) => fieldsOf(init).password)).toEqual([typed, typed, typed]);
  });

  it('omits missing values: a missing challenge stays missing', async () => {
    const bare = { ...requestContext, oAuth: noOAuth, referenceSource: null, helpcentre: null };
    const { identity, sent } = openIdentity();
    await identity.signIn(seed('personal'), bare)();
    const names = ['devicePlatform', 'password', 'platform', 'preferredLanguage', 'redirectUrl', 'username'];
    expect(sent.map(({ init }) => Object.keys(fieldsOf(init)).toSorted())).toEqual([names]);
  });
});
