import type { Request } from '@playwright/test';
import type { CanaryName } from './canaries.ts';

/** Where a value can be found. */
export type Place =
  | 'recording'
  | 'console'
  | 'analytics event'
  | 'data layer'
  | 'page address'
  | 'request to the launchpad'
  | 'address of a request to the launchpad'
  | 'navigation to the account site'
  | 'hand-over to the relying party'
  | 'request to the analytics collector'
  | 'any other request'
  | 'session record'
  | 'session storage'
  | 'local storage'
  | 'cookie'
  | 'database'
  | 'device after the hand-over';

const allow = (place: Place, _reason: string, values: ReadonlyArray<CanaryName>) =>
  values.map((value) => ({ value, place }));

/** The only places where a value may be, each with its reason. */
export const allowedPlaces: ReadonlyArray<{ readonly value: CanaryName; readonly place: Place }> = [
  ...allow('request to the launchpad', 'the call needs it: docs/launchpad.openapi.yaml', [
    'email',
    'password',
    'phone',
    'one-time code',
    'challenge',
  ]),
  ...allow('request to the launchpad', 'the bearer of marketing preferences: specification 7.2', [
    'access token',
    'any token',
  ]),
  ...allow('address of a request to the launchpad', 'lookupPhoneNumber reads it: docs/launchpad.openapi.yaml', [
    'phone',
  ]),
  ...allow('navigation to the account site', 'the relying party starts the sign-in', ['state', 'challenge']),
  ...allow('page address', 'the address that the relying party opened', ['state', 'challenge']),
  ...allow('hand-over to the relying party', 'the redirect carries them: specification 4.6', ['auth code', 'state']),
  ...allow('analytics event', 'the email when known: specification 3.14', ['email']),
  ...allow('request to the analytics collector', 'the email when known: specification 3.14', ['email']),
  ...allow('session record', 'the flow survives a reload: docs/security.md', ['email', 'name', 'state', 'challenge']),
];

const isRelyingParty = (host: string): boolean => /^(transfer|business|partner)\./.test(host);

/** The places of a request: that of its address, and that of its headers and body. */
export const placesOf = (request: Request): { readonly address: Place; readonly content: Place } => {
  const { hostname } = new URL(request.url());
  const navigates = request.isNavigationRequest();
  if (hostname.startsWith('launchpad.'))
    return { address: 'address of a request to the launchpad', content: 'request to the launchpad' };
  if (hostname === 'collector.localhost')
    return { address: 'any other request', content: 'request to the analytics collector' };
  if (navigates && hostname.startsWith('account.'))
    return { address: 'navigation to the account site', content: 'any other request' };
  if (navigates && isRelyingParty(hostname))
    return { address: 'hand-over to the relying party', content: 'any other request' };
  return { address: 'any other request', content: 'any other request' };
};
