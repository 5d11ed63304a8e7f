import { describe, expect, it } from 'vitest';
import type { Decision } from '#domain/navigation/decision.ts';
import { redirectGuard } from '#domain/navigation/entryGuards.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { newSession } from '#domain/session/newSession.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { decide, known } from './guardDecisions.ts';

const partner = 'https://partner.brand.test';
const queryOf = (params: Record<string, string>) => `?${new URLSearchParams(params).toString()}`;
const enter = (params: Record<string, string>): Decision => decide({ query: queryOf(params) });
const complete = { state: '1e5 "<x>', code_challenge: 'a-b_c', code_challenge_method: 'S256' };
const captured = { state: '1e5 "<x>', codeChallenge: 'a-b_c', promptsLogin: false };

describe('the redirect of a navigation to the root', () => {
  it.each(['redirect_uri', 'redirectUrl'])('is the address in %s with only the kept parameters', (name) => {
    const { session } = enter({ [name]: `${partner}/back/?_clientagentid=C&x=1&_dfxid=D` });
    expect(session.visit.redirect).toBe(`${partner}/back?_dfxid=D&_clientagentid=C`);
    expect(session.visit.hasRequestedRedirect).toBe(true);
  });

  it('is the transfer site, without the OAuth values and with a warning, for a refused address', () => {
    const { session, warnings } = enter({ redirect_uri: 'https://evil.test/', ...complete });
    expect(session.visit.redirect).toBe(context.settings.transferSiteUrl);
    expect(session.oAuth).toEqual(newSession.oAuth);
    expect(warnings).toEqual(['RedirectRefused']);
  });

  it('is none, without a warning, where none is requested', () => {
    const { session, warnings } = redirectGuard(context)(arrival)(newSession);
    expect(session).toMatchObject({ visit: { redirect: null, hasRequestedRedirect: false } });
    expect(warnings).toEqual([]);
  });

  it('says the account type, and the query names the help centre', () => {
    const { session } = enter({ redirect_uri: 'https://transfer.brand.test/corporate-registration', helpcentre: 'x' });
    expect(session).toMatchObject({
      typed: { accountType: 'Business' },
      visit: { helpcentre: 'x' },
    });
  });

  it('begins a new session that keeps the language', () => {
    const old = known({ visit: { helpcentre: 'old' }, progress: { idpSession: 'Live' }, userLocale: 'fr-FR' });
    expect(decide({ query: queryOf({ redirect_uri: partner }) }, old).session).toMatchObject({
      visit: { helpcentre: null },
      progress: { idpSession: 'None' },
      userLocale: 'fr-FR',
    });
  });
});

describe('the OAuth values of a navigation to the root', () => {
  it.each([{ redirect_uri: partner }, {}])('are captured unchanged for the main brand with %j', (address) => {
    const { session, warnings } = enter({ ...address, ...complete });
    expect([session.oAuth, warnings]).toEqual([captured, []]);
  });

  it.each([{ redirect_uri: partner }, {}])('are not captured for another brand with %j', (address) => {
    const other = { ...context, brand: { ...context.brand, capturesOAuth: false } };
    const query = queryOf({ ...address, ...complete });
    expect(evaluateGuards(other)({ ...arrival, query })(newSession).session.oAuth).toEqual(newSession.oAuth);
  });

  it.each([{ code_challenge: 'c', code_challenge_method: 'plain' }, { code_challenge: 'c' }])(
    'lose challenge and method of %j together, with a warning, and keep the state',
    (challenge) => {
      const { session, warnings } = enter({ redirect_uri: partner, state: 's', ...challenge });
      expect([session.oAuth, warnings]).toEqual([{ ...newSession.oAuth, state: 's' }, ['CodeChallengeDropped']]);
    },
  );
});
