import * as E from 'fp-ts/Either';
import { jwtDecode } from 'jwt-decode';
import { sessionCodeReason } from '#infrastructure/sandbox/engine/authCodes.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import type { Browser } from './browser.ts';

const verifier = 'verifier-of-the-partner';

/** The challenge of the sign-ins that the partner starts with one, for a hash that does nothing. */
export const challenge: string = verifier;

/**
 * The person whom the partner learns from a redirect: the email that its code is exchanged for, or else was given for, because another
 * service may keep a session that ours has ended; null without a code.
 */
export const personTold = async (
  { engine, ownerOf }: Pick<Browser, 'engine' | 'ownerOf'>,
  redirect: string,
  hasChallenge: boolean,
): Promise<string | null> => {
  const { origin, pathname, searchParams } = new URL(redirect);
  const code = searchParams.get('code');
  if (code === null) return null;
  const exchange = (codeVerifier: string | null) =>
    engine.exchangeCode(
      { grantType: 'authorization_code', code, redirectUri: origin + pathname, codeVerifier },
      context.brand,
    )();
  const bound = await exchange(hasChallenge ? verifier : null);
  const answer = E.isLeft(bound) && bound.left.message === sessionCodeReason ? await exchange(null) : bound;
  return E.isLeft(answer) ? ownerOf(code) : jwtDecode<{ readonly email: string }>(answer.right.body.access_token).email;
};
