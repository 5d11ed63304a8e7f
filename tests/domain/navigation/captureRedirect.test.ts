import { describe, expect, it } from 'vitest';
import type { Decision } from '#domain/navigation/decision.ts';
import { walkGuards } from '#domain/navigation/guards.ts';
import type { Visit } from '#domain/navigation/visit.ts';
import { newSession } from '#domain/session/session.ts';
import { world } from '#tests/arbitraries/visit.ts';

const arrival: Visit = { to: '/', query: '', from: null, scheme: 'https:', hasSessionCookie: false, settled: [] };
const enter = (params: Record<string, string>): Decision =>
  walkGuards(world)({ ...arrival, query: `?${new URLSearchParams(params).toString()}` })(newSession);

const partner = 'https://partner.brand.test';

describe('the root visit', () => {
  it.each(['redirect_uri', 'redirectUrl'])('captures the address in %s, kept parameters alone', (name) => {
    const { session } = enter({ [name]: `${partner}/back/?_clientagentid=C&x=1&_dfxid=D` });
    expect(session.redirect).toBe(`${partner}/back?_dfxid=D&_clientagentid=C`);
  });

  it('falls back to the transfer site for an address that is not admitted, and says so', () => {
    const decision = enter({
      redirect_uri: 'https://evil.test/',
      state: 's',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
    expect(decision.session.redirect).toBe(world.settings.transferSiteUrl);
    expect(decision.session.oAuth).toEqual({ state: null, codeChallenge: null, codeChallengeMethod: null });
    expect(decision.remarks).toEqual(['RedirectRefused']);
  });

  it('captures state and challenge to the letter for the main brand', () => {
    const oauth = { state: '1e5 "<x>', code_challenge: 'a-b_c', code_challenge_method: 'S256' };
    const { session } = enter({ redirect_uri: partner, ...oauth });
    expect(session.oAuth).toEqual({ state: '1e5 "<x>', codeChallenge: 'a-b_c', codeChallengeMethod: 'S256' });
  });

  it('captures neither for another brand', () => {
    const other = { ...world, brand: { ...world.brand, capturesOAuth: false } };
    const query = `?${new URLSearchParams({ redirect_uri: partner, state: 's', code_challenge: 'c' }).toString()}`;
    expect(walkGuards(other)({ ...arrival, query })(newSession).session.oAuth.state).toBeNull();
  });

  it.each(['plain', 's256', ''])('drops the challenge method %j and says so', (method) => {
    const decision = enter({ redirect_uri: partner, code_challenge: 'c', code_challenge_method: method });
    expect(decision.session.oAuth.codeChallengeMethod).toBeNull();
    expect(decision.remarks).toContain('CodeChallengeMethodRefused');
  });

  it('reads the account type and the help centre out of the query', () => {
    const { session } = enter({ redirect_uri: world.settings.registrationUrls.corporate, helpcentre: 'x' });
    expect(session).toMatchObject({ accountType: 'Business', referenceSource: 'business', helpcentre: 'x' });
  });

  it('starts a fresh visit: only the language and the email of an earlier one are kept', () => {
    const { session } = walkGuards(world)({ ...arrival, query: `?redirect_uri=${partner}` })({
      ...newSession,
      helpcentre: 'old',
      idpSession: 'Live',
      userLocale: 'fr-FR',
    });
    expect(session).toMatchObject({ helpcentre: null, idpSession: 'None', userLocale: 'fr-FR' });
  });
});
