import fc from 'fast-check';
import type { GuardEffect, NavigationRequest } from '#domain/navigation/decision.ts';
import { platforms } from '#domain/platform/platform.ts';
import { routePath } from './routePath.ts';

/** A visitor without a session who opens the root path over https. */
export const arrival: NavigationRequest = {
  to: '/',
  query: '',
  from: null,
  scheme: 'https:',
  hasSessionCookie: false,
  completedEffects: [],
};

const effects: ReadonlyArray<GuardEffect> = [
  'FetchTokens',
  'LogOut',
  'CheckAuthentication',
  'ReadUserInfo',
  'AskIdentityProvider',
  'EnterTwoFactor',
  'EnterNumberChange',
];

/** Addresses that the deployment lets a partner ask for. */
const requestedAddress = fc.constantFrom(
  'https://partner.brand.test/back/?_dfxid=D&x=1',
  'https://partner.brand.test',
  'https://transfer.brand.test/a',
);

const query: fc.Arbitrary<string> = fc
  .record(
    {
      platform: fc.oneof(fc.constantFrom(...platforms), fc.string()),
      redirect_uri: fc.oneof(fc.webUrl(), fc.string(), requestedAddress),
      redirectUrl: requestedAddress,
      state: fc.string(),
      code_challenge: fc.string(),
      code_challenge_method: fc.constantFrom('S256', 'plain', ''),
    },
    { requiredKeys: [] },
  )
  .map((params) => new URLSearchParams(params).toString());

/** Any navigation request. */
export const navigationRequest: fc.Arbitrary<NavigationRequest> = fc.record({
  to: routePath,
  query,
  from: fc.option(routePath),
  scheme: fc.constantFrom('http:' as const, 'https:' as const),
  hasSessionCookie: fc.boolean(),
  completedEffects: fc.subarray([...effects]),
});
