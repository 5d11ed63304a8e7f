import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropsChallenge, noOAuth, type RawOAuth, readOAuth } from '#domain/redirect/oAuth.ts';
import { newSession } from '#domain/session/newSession.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { type RestoreRedirect, restoreRedirect as restoreFor } from '#infrastructure/session/restoreRedirect.ts';
import { unloggedPorts, readSession, writeSession } from '#infrastructure/session/sessionCodec.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { afterReload, rawOAuth, session as anySession } from '#tests/arbitraries/session.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const restoreRedirect: RestoreRedirect = (stored) =>
  stored.startsWith('https://partner.brand.test/') ? unsafeNominal<'SafeUrl'>(stored) : null;

const storedWith = (oAuth: RawOAuth): string => {
  const stored = JSON.parse(writeSession(newSession));
  return JSON.stringify({ ...stored, session: { ...stored.session, oAuth: { ...oAuth, promptsLogin: false } } });
};

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
    'drops state, challenge and reference source with a refused redirect, and nothing else, and counts none as requested',
    [anySession],
    (session) => {
      const stored = writeSession(
        withParts(session, { visit: { redirect: unsafeNominal<'SafeUrl'>('https://evil.test') } }),
      );
      const left = afterReload(session);
      expect(readSession(stored, restoreRedirect)).toEqual(
        withParts(left, {
          visit: { redirect: null, hasRequestedRedirect: false, referenceSource: null },
          oAuth: { ...noOAuth, promptsLogin: left.oAuth.promptsLogin },
        }),
      );
      const without = withParts(session, { visit: { redirect: null, hasRequestedRedirect: true } });
      expect(readSession(writeSession(without), restoreRedirect)).toMatchObject({
        visit: { redirect: null, hasRequestedRedirect: false, referenceSource: session.visit.referenceSource },
        oAuth: session.oAuth,
      });
    },
  );

  itAlways(
    'names no screen or address of a tampered storage to go to after the sign-in',
    [fc.oneof(fc.webUrl(), fc.constantFrom('/signup', '//evil.test', 'Done'), fc.string())],
    (forged) => {
      const stored = JSON.parse(writeSession(newSession));
      const progress = { ...stored.session.progress, passwordChange: forged };
      const envelope = { ...stored, session: { ...stored.session, progress } };
      const read = readSession(JSON.stringify(envelope), restoreRedirect)?.progress.passwordChange ?? 'None';
      expect(read).toBe(['NeedsSignIn', 'AfterSignIn'].includes(forged) ? forged : 'None');
    },
  );

  itAlways(
    'drops a stored challenge that is not of S256, together with its method, and reports that once, without its value',
    [rawOAuth],
    (oAuth) => {
      const lines: string[] = [];
      const log = { error: (line: string) => void lines.push(line) };
      expect(readSession(storedWith(oAuth), restoreRedirect, { ...unloggedPorts, log })).toEqual({
        ...newSession,
        oAuth: { ...readOAuth(oAuth), promptsLogin: false },
      });
      const expected = 'Stored code challenge dropped: only a challenge with the method S256 is passed on';
      expect(lines).toEqual(dropsChallenge(oAuth) ? [expected] : []);
    },
  );
});
