import { describe, expect, it } from 'vitest';
import type { Decision } from '#domain/navigation/decision.ts';
import { redirectGuard } from '#domain/navigation/entryGuards.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { rawOAuth } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const enter = (params: Record<string, string>): Decision =>
  evaluateGuards(context)({ ...arrival, query: `?${new URLSearchParams(params).toString()}` })(newSession);

const partner = 'https://partner.brand.test';

describe('a navigation to the root', () => {
  it.each(['redirect_uri', 'redirectUrl'])('captures the address in %s with only the kept parameters', (name) => {
    const { session } = enter({ [name]: `${partner}/back/?_clientagentid=C&x=1&_dfxid=D` });
    expect(session.visit.redirect).toBe(`${partner}/back?_dfxid=D&_clientagentid=C`);
  });

  it('falls back to the transfer site for a refused address, with a warning', () => {
    const decision = enter({
      redirect_uri: 'https://evil.test/',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
    expect(decision.session.visit.redirect).toBe(context.settings.transferSiteUrl);
    expect(decision.session.oAuth).toEqual({
      state: null,
      codeChallenge: null,
      codeChallengeMethod: null,
      promptsLogin: false,
    });
    expect(decision.warnings).toEqual(['RedirectRefused']);
  });

  it('stores no redirect, and warns of nothing, where none is requested', () => {
    const { session, warnings } = redirectGuard(context)(arrival)(newSession);
    expect(session).toMatchObject({ visit: { redirect: null, hasRequestedRedirect: false, referenceSource: null } });
    expect(warnings).toEqual([]);
    expect(enter({ redirect_uri: partner }).session.visit.hasRequestedRedirect).toBe(true);
  });

  it('reads the account type and the help centre from the query', () => {
    const { session } = enter({ redirect_uri: context.settings.registrationUrls.corporate, helpcentre: 'x' });
    expect(session).toMatchObject({
      typed: { accountType: 'Business' },
      visit: { referenceSource: 'business', helpcentre: 'x' },
    });
  });

  it('starts a new session that keeps only the language and the email', () => {
    const { session } = evaluateGuards(context)({ ...arrival, query: `?redirect_uri=${partner}` })(
      withParts(newSession, { visit: { helpcentre: 'old' }, progress: { idpSession: 'Live' }, userLocale: 'fr-FR' }),
    );
    expect(session).toMatchObject({
      visit: { helpcentre: null },
      progress: { idpSession: 'None' },
      userLocale: 'fr-FR',
    });
  });
});

describe('the OAuth values of a navigation to the root', () => {
  it('are captured unchanged for the main brand', () => {
    const oauth = { state: '1e5 "<x>', code_challenge: 'a-b_c', code_challenge_method: 'S256' };
    const { session } = enter({ redirect_uri: partner, ...oauth });
    expect(session.oAuth).toEqual({
      state: '1e5 "<x>',
      codeChallenge: 'a-b_c',
      codeChallengeMethod: 'S256',
      promptsLogin: false,
    });
  });

  it('are captured without a redirect address too', () => {
    const { session, warnings } = enter({ state: 's', code_challenge: 'c', code_challenge_method: 'S256' });
    expect(session.oAuth).toEqual({ state: 's', codeChallenge: 'c', codeChallengeMethod: 'S256', promptsLogin: false });
    expect([session.visit.hasRequestedRedirect, warnings]).toEqual([false, []]);
  });

  it('are not captured for another brand', () => {
    const other = { ...context, brand: { ...context.brand, capturesOAuth: false } };
    const query = `?${new URLSearchParams({ redirect_uri: partner, state: 's', code_challenge: 'c' }).toString()}`;
    expect(evaluateGuards(other)({ ...arrival, query })(newSession).session.oAuth.state).toBeNull();
    expect(evaluateGuards(other)({ ...arrival, query: '?state=s' })(newSession).session.oAuth.state).toBeNull();
  });

  it.each([
    { code_challenge: 'c', code_challenge_method: 'plain' },
    { code_challenge: 'c', code_challenge_method: 's256' },
    { code_challenge: 'c', code_challenge_method: '' },
    { code_challenge: 'c' },
    { code_challenge: '', code_challenge_method: 'S256' },
    { code_challenge_method: 'S256' },
    { code_challenge_method: 'plain' },
  ])('drops challenge and method of %j together, with a warning, and keeps the state', (challenge) => {
    const decision = enter({ redirect_uri: partner, state: 's', ...challenge });
    expect(decision.session.oAuth).toEqual({
      state: 's',
      codeChallenge: null,
      codeChallengeMethod: null,
      promptsLogin: false,
    });
    expect(decision.warnings).toEqual(['CodeChallengeDropped']);
  });

  itAlways(
    'passes on a challenge with S256 only, for any values',
    [rawOAuth],
    ({ state, codeChallenge, codeChallengeMethod }) => {
      const params = { state, code_challenge: codeChallenge, code_challenge_method: codeChallengeMethod };
      const given = Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      const { session, warnings } = enter({ redirect_uri: partner, ...Object.fromEntries(given) });
      const isGiven = (value: string | null): boolean => value !== null && value.trim() !== '';
      const isComplete = codeChallengeMethod === 'S256' && isGiven(codeChallenge);
      expect(session.oAuth).toMatchObject(isComplete ? { codeChallenge } : { codeChallenge: null });
      expect(session.oAuth.codeChallengeMethod).toBe(isComplete ? 'S256' : null);
      expect(warnings).toEqual(
        isComplete || !(isGiven(codeChallenge) || isGiven(codeChallengeMethod)) ? [] : ['CodeChallengeDropped'],
      );
    },
  );

  it('warns of nothing without a challenge', () => {
    expect(enter({ redirect_uri: partner, state: 's' }).warnings).toEqual([]);
  });
});
