import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFlow } from '#domain/navigation/routes.ts';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeMemoryLog } from '#tests/support/memoryLog.ts';
import { type RestoreRedirect, restoreRedirect as restoreFor } from '#infrastructure/session/restoreRedirect.ts';
import { readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeStoredFlow } from '#infrastructure/session/storedFlow.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { flowMemory } from '#tests/arbitraries/routePath.ts';
import { afterReload, session as anySession } from '#tests/arbitraries/session.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const restoreRedirect: RestoreRedirect = (stored) =>
  stored.startsWith('https://partner.brand.test/') ? unsafeNominal<'SafeUrl'>(stored) : null;

describe('the redirect of a stored session', () => {
  const settings = { ...plainSettings, allowedRedirectOrigins: ['https://partner.brand.test'] };

  it.each([
    ['https://partner.brand.test/back?_dfxid=acme', true],
    ['https://partner.brand.test.evil.example/back', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('is validated again, and a refused one is logged without its address: %s', (address, isSafe) => {
    const log = makeMemoryLog();
    expect(restoreFor(settings, log)(address)).toBe(isSafe ? address : null);
    const line = 'Stored redirect address refused: it is dropped with its state and challenge';
    expect(log.lines()).toEqual(isSafe ? [] : [{ level: 'error', line, error: null }]);
  });
});

describe('the entry of a stored session', () => {
  itAlways(
    'drops state and challenge with a refused redirect, and nothing else, and counts none as requested',
    [anySession],
    (session) => {
      const stored = writeSession(
        withParts(session, { visit: { redirect: unsafeNominal<'SafeUrl'>('https://evil.test') } }),
      );
      const left = afterReload(session);
      expect(readSession(stored, restoreRedirect)).toEqual(
        withParts(left, {
          visit: { redirect: null, hasRequestedRedirect: false },
          oAuth: { ...noOAuth, promptsLogin: left.oAuth.promptsLogin },
        }),
      );
      const without = withParts(session, { visit: { redirect: null, hasRequestedRedirect: true } });
      expect(readSession(writeSession(without), restoreRedirect)).toMatchObject({
        visit: { redirect: null, hasRequestedRedirect: false },
        oAuth: session.oAuth,
      });
    },
  );

  itAlways(
    'names no screen or address of a tampered storage to go to after the sign-in',
    [fc.oneof(fc.webUrl(), fc.constantFrom('/signup', '//evil.test', 'Done', 'PasswordChange'), fc.string())],
    (forged) => {
      const stored = JSON.parse(writeSession(newSession));
      const progress = { ...stored.session.progress, pending: forged };
      const envelope = { ...stored, session: { ...stored.session, progress } };
      const read = readSession(JSON.stringify(envelope), restoreRedirect)?.progress.pending ?? 'None';
      expect(read).toBe(forged === 'PasswordChange' ? forged : 'None');
    },
  );
});

describe('storedFlow', () => {
  itAlways('is restored after a reload, and stays in memory where storage is blocked', [flowMemory], (memory) => {
    const storage = makeMemoryStorage();
    makeStoredFlow(storage).set(memory);
    expect(makeStoredFlow(storage).get()).toEqual(memory);
    const blocked = makeStoredFlow({ read: () => null, write: () => undefined });
    blocked.set(memory);
    expect(blocked.get()).toEqual(memory);
  });

  it.each([
    ['', noFlow],
    ['null', noFlow],
    ['{"last":"Sign out","redirectedFrom":null}', noFlow],
    ['{"last":"Sign in"}', { last: 'Sign in', redirectedFrom: null }],
    ['{"last":"Sign in","redirectedFrom":"/no/such/screen"}', { last: 'Sign in', redirectedFrom: null }],
  ])('reads %j as %j', (text, memory) => {
    expect(makeStoredFlow({ read: () => text, write: () => undefined }).get()).toEqual(memory);
  });
});
