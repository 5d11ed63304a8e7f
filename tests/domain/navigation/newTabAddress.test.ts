import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTabAddress } from '#domain/navigation/entryQuery.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { platforms } from '#domain/platform/platform.ts';
import { newSession } from '#domain/session/newSession.ts';
import { withoutTokens } from '#domain/session/person.ts';
import type { Session } from '#domain/session/session.ts';
import { anyContext, context } from '#tests/arbitraries/appContext.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { arrival } from '#tests/arbitraries/navigationRequest.ts';
import { noAnswers } from '#tests/arbitraries/outcomes.ts';
import { canary, password, signedIn } from '#tests/arbitraries/personCanary.ts';
import { routePath } from '#tests/arbitraries/routePath.ts';
import { session } from '#tests/arbitraries/session.ts';
import { followGuards } from './followGuards.ts';

const partner = 'https://partner.brand.test';
const text = fc.string({ unit: 'grapheme' });

/** A query of the root, as partners and strangers write it. */
const query = fc
  .record(
    {
      redirect_uri: fc.oneof(fc.constantFrom(partner, `${partner}/a%20b/?_dfxid=D+1&x=1`), fc.webUrl(), text),
      platform: fc.oneof(fc.constantFrom(...platforms), text),
      state: text,
      code_challenge: text,
      code_challenge_method: fc.constantFrom('S256', 'plain'),
      prompt: fc.constantFrom('login', 'consent login', 'create'),
      helpcentre: text,
      login_hint: fc.constant(`${canary}@example.test`),
      next: fc.oneof(fc.constantFrom('signup', 'continue'), text),
    },
    { requiredKeys: [] },
  )
  .map((params) => `?${new URLSearchParams(params).toString()}`);

const pendingOf = ({ visit, oAuth }: Session) => {
  const { redirect, hasRequestedRedirect, platform, helpcentre } = visit;
  return { redirect, hasRequestedRedirect, platform, helpcentre, oAuth };
};

describe('the address of a link to sign-up or "Forgot password", for another tab', () => {
  const entry = fc.constantFrom<RoutePath>('/signup', '/forgot-password');
  itAlways('is the root, whose guards read the same request', [anyContext, query, entry], (where, asked, to) => {
    const follow = followGuards(where, { ...noAnswers, FetchTokens: withoutTokens });
    const { session: visit } = follow({ ...arrival, query: asked }, newSession).last;
    const [path, search = ''] = newTabAddress(visit, to).split('?');
    const opened = follow({ ...arrival, query: search }, newSession);
    expect([path, opened.screens.at(-1)]).toEqual(['/', to]);
    expect(pendingOf(opened.last.session)).toEqual(pendingOf(visit));
    expect(opened.last.warnings).toEqual([]);
  });

  itAlways('is a path of this site, and has nothing of a person', [session, routePath], (visit, to) => {
    const address = newTabAddress(signedIn(visit), to);
    expect(new URL(address, 'https://account.brand.test').origin).toBe('https://account.brand.test');
    for (const secret of [canary, password]) expect(address).not.toContain(secret);
  });

  it('names what the partner asked for, and the screen at the end', () => {
    const asked = `?redirect_uri=${partner}/back?_dfxid=D&state=s 1&code_challenge=c&code_challenge_method=S256`;
    const { session: visit } = followGuards(context, noAnswers)({ ...arrival, query: asked }, newSession).last;
    expect(newTabAddress(visit, '/signup')).toBe(
      '/?redirect_uri=https%3A%2F%2Fpartner.brand.test%2Fback%3F_dfxid%3DD&platform=XEMT&state=s%201' +
        '&code_challenge=c&code_challenge_method=S256&ui_locales=en-GB&next=signup',
    );
  });

  itAlways('is the plain path for other screens, and before a visit of the root', [session, routePath], (visit, to) => {
    const isEntry = to === '/signup' || to === '/forgot-password';
    expect(newTabAddress(visit, to) === to).toBe(!isEntry || visit.visit.platform === null);
  });
});
