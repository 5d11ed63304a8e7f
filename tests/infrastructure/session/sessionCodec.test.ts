import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropsChallenge, noOAuth, readOAuth } from '#domain/redirect/redirect.ts';
import { newSession } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { plainOptions, readSession, writeSession, type RestoreRedirect } from '#infrastructure/session/sessionCodec.ts';
import { afterReload, rawOAuth, session as anySession } from '#tests/arbitraries/session.ts';

const restoreRedirect: RestoreRedirect = (stored) =>
  stored.startsWith('https://partner.brand.test/') ? unsafeNominal<'SafeUrl'>(stored) : null;

describe('the entry of a stored session', () => {
  it('validates the redirect again and drops a tampered address', () => {
    const redirect = unsafeNominal<'SafeUrl'>('https://partner.brand.test/back');
    const written = writeSession({ ...newSession, redirect });
    expect(readSession(written, restoreRedirect)?.redirect).toBe(redirect);
    const forged = written.replace('partner.brand.test', 'partner.brand.test.evil.example');
    expect(readSession(forged, restoreRedirect)?.redirect).toBeNull();
  });

  it('drops state, challenge and reference source with a refused redirect, and nothing else', () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const stored = writeSession({ ...session, redirect: unsafeNominal<'SafeUrl'>('https://evil.test') });
        const entry = { redirect: null, hasRequestedRedirect: false, oAuth: noOAuth, referenceSource: null };
        expect(readSession(stored, restoreRedirect)).toEqual({ ...afterReload(session), ...entry });
        const { oAuth, referenceSource } = session;
        const kept = readSession(writeSession({ ...session, redirect: null }), restoreRedirect);
        expect(kept).toMatchObject({ redirect: null, oAuth, referenceSource });
      }),
    );
  });

  it('names no screen or address of a tampered storage to go to after the sign-in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.constantFrom('/signup', '//evil.test', 'Done'), fc.string()), (forged) => {
        const stored = JSON.parse(writeSession(newSession));
        const envelope = { ...stored, session: { ...stored.session, passwordChange: forged } };
        const read = readSession(JSON.stringify(envelope), restoreRedirect)?.passwordChange ?? 'None';
        expect(read).toBe(['NeedsSignIn', 'AfterSignIn'].includes(forged) ? forged : 'None');
      }),
    );
  });

  it('counts a redirect as requested only where there is one', () => {
    const stored = writeSession({ ...newSession, hasRequestedRedirect: true });
    expect(readSession(stored, restoreRedirect)?.hasRequestedRedirect).toBe(false);
  });

  it('drops a stored challenge that is not of S256, together with its method', () => {
    fc.assert(
      fc.property(rawOAuth, (oAuth) => {
        const envelope = { version: 3, session: { ...JSON.parse(writeSession(newSession)).session, oAuth } };
        expect(readSession(JSON.stringify(envelope), restoreRedirect)).toEqual({
          ...newSession,
          oAuth: readOAuth(oAuth),
        });
      }),
    );
    const stored = writeSession(newSession).replace('"codeChallenge":null', '"codeChallenge":"c"');
    expect(readSession(stored, restoreRedirect)?.oAuth).toEqual(noOAuth);
  });

  it('reports a dropped challenge once, without its value, and nothing else', () => {
    fc.assert(
      fc.property(rawOAuth, (oAuth) => {
        const lines: string[] = [];
        const envelope = { version: 3, session: { ...JSON.parse(writeSession(newSession)).session, oAuth } };
        readSession(JSON.stringify(envelope), restoreRedirect, {
          ...plainOptions,
          warn: (line) => void lines.push(line),
        });
        const expected = 'Stored code challenge dropped: only a challenge with the method S256 is passed on';
        expect(lines).toEqual(dropsChallenge(oAuth) ? [expected] : []);
      }),
    );
  });
});
