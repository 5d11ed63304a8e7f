import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#infrastructure/http/answer.ts';
import {
  passwordRulesReply,
  grantReply,
  profileReply,
  providerStatusReply,
  tokensReply,
  userInfoReply,
} from '#infrastructure/launchpad/replies.ts';

const answer = (body: unknown): Answer => ({ body, retryAfterMs: null });
const malformed = E.left({ _tag: 'Malformed', report: expect.any(String) });
const blank = ['', ' ', null, undefined];

/** A token whose payload names a person. */
const token = `e30.${Buffer.from(JSON.stringify({ sub: 'p-1' })).toString('base64url')}.x`;

describe('a reply', () => {
  it.each(blank)('counts the email %j as none', (email) => {
    expect(profileReply(answer({ profile: { email } }))).toMatchObject(E.right({ email: null }));
    expect(userInfoReply(answer({ sub: 'p-1', email }))).toEqual(E.right({ profileId: 'p-1', email: null }));
    expect(providerStatusReply(answer({ authenticated: true, email }))).toMatchObject(E.right({ email: null }));
  });

  it('is malformed with an auth code or a token that is empty', () => {
    expect(grantReply(answer({ authCode: '' }))).toEqual(malformed);
    expect(tokensReply(answer({ tokens: { access_token: token }, auth_code: '' }))).toEqual(malformed);
    expect(tokensReply(answer({ tokens: { access_token: '' } }))).toEqual(malformed);
    expect(tokensReply(answer({ tokens: { access_token: token } }))).toMatchObject(E.right({ authCode: null }));
  });

  it('of a grant needs no profile id', () => {
    for (const profileId of ['', null, undefined])
      expect(grantReply(answer({ authCode: 'c-1', profileId }))).toEqual(E.right({ authCode: 'c-1', profileId: null }));
  });

  it('of the password rules loses only a rule of another shape', () => {
    const requirements = [{ rule: 7 }, null, { rule: 'digit', value: 1 }, { rule: 'notLeaked', message: 'Not leaked' }];
    expect(passwordRulesReply(answer({ requirements }))).toEqual(
      E.right([
        { _tag: 'Known', rule: 'digit', value: 1 },
        { _tag: 'ServiceOnly', rule: 'notLeaked', message: 'Not leaked' },
      ]),
    );
  });
});
