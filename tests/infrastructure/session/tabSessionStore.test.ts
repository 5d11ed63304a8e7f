import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSession, type Session } from '#domain/session/session.ts';
import { mint } from '#domain/shared/nominal.ts';
import type { Shelf } from '#infrastructure/browser/shelf.ts';
import { makeShelf } from '#infrastructure/browser/shelf.ts';
import { makeMemoryShelf } from '#infrastructure/sandbox/memoryShelf.ts';
import { readSession, writeSession, type Admit } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { session as anySession } from '#tests/arbitraries/session.ts';
import { sessionStoreContract } from '#tests/contracts/sessionStore.ts';

const admit: Admit = (stored) => (stored.startsWith('https://partner.brand.test/') ? mint<'SafeUrl'>(stored) : null);
const blocked = makeShelf(() => {
  throw new DOMException('blocked', 'SecurityError');
});
const full = makeShelf(() => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
}));

sessionStoreContract('tabSessionStore', () => makeTabSessionStore(makeMemoryShelf(), admit));
sessionStoreContract('tabSessionStore without storage', () => makeTabSessionStore(blocked, admit));
sessionStoreContract('tabSessionStore on a full disk', () => makeTabSessionStore(full, admit));

/** What is left of a session once the tab was reloaded. */
const afterReload = (session: Session): Session => ({
  ...session,
  password: null,
  code: null,
  accessToken: null,
  signedInAs: null,
  authCode: null,
  entryFault: null,
  linkedAccounts: session.linkedAccounts.map((account) => ({ ...account, mobileNumber: null })),
  twoFactor: {
    ...session.twoFactor,
    phone: { _tag: 'Absent' },
    profileNumber: null,
    linkedNumbers: [],
    entered: false,
    given: 'No',
  },
});

const shelfWith = (text: string): Shelf => ({ read: () => text, write: () => undefined });
const opened = (text: string): Session => makeTabSessionStore(shelfWith(text), admit).get();

describe('a session over a reload', () => {
  it('is all there but for its secrets', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const shelf = makeMemoryShelf();
        makeTabSessionStore(shelf, admit).update(() => session);
        expect(makeTabSessionStore(shelf, admit).get()).toEqual(afterReload(session));
      }),
    );
  });

  it('never leaves a secret or a whole phone number in storage', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const number = '+447700900999';
        const written = writeSession({
          ...session,
          password: mint<'Password'>('canary-password'),
          code: mint<'OneTimeCode'>('739105'),
          accessToken: mint<'AccessToken'>('canary.tok.en'),
          authCode: mint<'AuthCode'>('canary-code'),
          linkedAccounts: session.linkedAccounts.map((account) => ({
            ...account,
            mobileNumber: { mobilePrefix: '44', mobilePhone: '7700900999' },
          })),
          twoFactor: {
            ...session.twoFactor,
            phone: { _tag: 'Checked', number, landline: false },
            profileNumber: number,
            linkedNumbers: [{ profileId: mint<'ProfileId'>('p'), number }],
          },
        });
        for (const secret of ['canary-password', '"739105"', 'canary.tok.en', 'canary-code', '7700900999']) {
          expect(written).not.toContain(secret);
        }
      }),
    );
  });

  it('begins anew for whatever is no session of this version', () => {
    const good = writeSession({ ...newSession, helpcentre: 'kept' });
    expect(opened(good)).toMatchObject({ helpcentre: 'kept' });
    const spoilt = [
      '',
      'null',
      '[]',
      '{}',
      '{"version":1}',
      good.slice(0, -1),
      good.replace('"version":1', '"version":2'),
      good.replace('"en-GB"', '"xx-XX"'),
      good.replace('"platform":null', '"platform":"MOON"'),
      good.replace('"email":null', '"email":"no address"'),
      good.replace('"required":false', '"required":"no"'),
    ];
    for (const text of spoilt) expect([text, opened(text)]).toEqual([text, newSession]);
  });

  it('takes no value for one of another type, whatever is written', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(...Object.keys(newSession)), (value, field) => {
        const envelope = { version: 1, session: { ...newSession, [field]: JSON.parse(value) } };
        expect(() => opened(JSON.stringify(envelope))).not.toThrow();
        expect(opened(JSON.stringify(envelope))).toMatchObject({ password: null, accessToken: null });
      }),
    );
  });

  it('takes no secret back from storage, even where one was put there', () => {
    const forged = writeSession(newSession).replace('{"userLocale"', '{"password":"x","authCode":"y","userLocale"');
    expect(opened(forged)).toEqual(newSession);
  });

  it('admits the redirect again: an address somebody put there leads nowhere', () => {
    const redirect = mint<'SafeUrl'>('https://partner.brand.test/back');
    const written = writeSession({ ...newSession, redirect });
    expect(readSession(written, admit)?.redirect).toBe(redirect);
    const forged = written.replace('partner.brand.test', 'partner.brand.test.evil.example');
    expect(readSession(forged, admit)?.redirect).toBeNull();
  });
});
