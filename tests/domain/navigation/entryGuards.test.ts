import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, NavigationRequest } from '#domain/navigation/decision.ts';
import { hintGuard, platformGuard, redirectGuard } from '#domain/navigation/entryGuards.ts';
import { evaluateGuards } from '#domain/navigation/guards.ts';
import { withEmail } from '#domain/session/changes.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { arrival, navigationRequest } from '#tests/arbitraries/navigationRequest.ts';
import { session as anySession } from '#tests/arbitraries/session.ts';
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

const hinted = (query: Record<string, string>, before: Session, more: Partial<NavigationRequest> = {}): Session =>
  hintGuard(context)({ ...arrival, query: queryOf(query), ...more })(before).session;
const unprompted = (visit: Session): Session => ({ ...visit, oAuth: { ...visit.oAuth, promptsLogin: false } });

describe('the hints of a query of the root', () => {
  itAlways('name the email, and forget another person', [anySession, email], (before, hint) => {
    expect(hinted({ login_hint: hint }, before)).toEqual(unprompted(withEmail(hint)(before)));
  });

  const noEmail = fc.constantFrom('', 'ada', 'ada@', '@example.test', 'Stryker was here!');
  itAlways('name nobody where the hint is no email, and without one', [anySession, noEmail], (before, hint) => {
    expect(hinted({ login_hint: hint }, before)).toEqual(unprompted(before));
    expect(hinted({}, before)).toEqual(unprompted(before));
  });

  it.each([
    ['login', true],
    ['consent login', true],
    ['logins', false],
    ['', false],
  ])('ask with the prompt %j for a new sign-in: %s', (prompt, isAsked) => {
    expect(hinted({ prompt }, newSession).oAuth.promptsLogin).toBe(isAsked);
  });

  it('are read again after a sign-out on entry, and not after the tokens, whose person they must not replace', () => {
    const hint = { login_hint: 'ada@example.test', prompt: 'login' };
    expect(hinted(hint, newSession, { completedEffects: ['LogOut'] })).toMatchObject({
      typed: { email: 'ada@example.test' },
      oAuth: { promptsLogin: true },
    });
    expect(hinted(hint, newSession, { completedEffects: ['LogOut', 'FetchTokens'] })).toBe(newSession);
  });
});

describe.each(Object.entries({ hintGuard, platformGuard, redirectGuard }))('%s', (_name, guard) => {
  const elsewhere = navigationRequest.filter(({ to }) => to !== '/');
  itAlways('changes nothing on any other screen than the root', [elsewhere, anySession], (request, before) => {
    expect(guard(context)(request)(before)).toEqual({ _tag: 'Pass', session: before, warnings: [] });
  });

  itAlways('keeps what an effect stored, when the guards run again after it', [anySession], (before) => {
    const { session: kept } = guard(context)({ ...arrival, completedEffects: ['FetchTokens'] })(before);
    expect(kept).toEqual(before);
  });
});
