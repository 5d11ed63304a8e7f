import { webHash } from '#infrastructure/sandbox/engine/webHash.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import type { TestApp } from './testApp.ts';

/** The verifier of the site that asks. */
export const verifier = 'a-verifier-of-the-transfer-site-that-is-long-enough';

/** The query of a site that asks with a state and a challenge, and with no redirect address but what is given. */
export const withChallenge = async (redirect: Record<string, string> = {}): Promise<string> => {
  const challenge = await webHash.sha256(verifier);
  const oAuth = { state: 's1', code_challenge: challenge, code_challenge_method: 'S256' };
  return `?${new URLSearchParams({ ...redirect, ...oAuth }).toString()}`;
};

/** The address that an answer leaves for. */
export const leftFor = (answer: unknown): URL =>
  new URL(String(Reflect.get(Object(Reflect.get(Object(answer), 'right')), 'url')));

/** What the service answers to a site that exchanges its code. */
export const exchange = ({ engine }: TestApp, { searchParams }: URL, codeVerifier: string | null) =>
  engine.exchangeCode(
    {
      grantType: 'authorization_code',
      code: searchParams.get('code') ?? '',
      redirectUri: context.settings.transferSiteUrl,
      codeVerifier,
    },
    context.brand,
  )();
