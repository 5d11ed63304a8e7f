import {
  contentPolicy,
  plainPolicy,
  type PolicyOptions,
  reportGroup,
  reportOnlyPolicy,
  reportTarget,
} from './contentPolicy.ts';
import { permissionsPolicy } from './permissionsPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** An HTTP header. */
export type Header = readonly [name: string, value: string];

const twoYears = 63_072_000;

const transportHeader: Header = ['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`];

const fixedHeaders: ReadonlyArray<Header> = [
  // Because: auth codes travel in addresses.
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', permissionsPolicy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** The security headers of an answer that belongs to no brand. It may load nothing, and no page may embed it. */
export const brandlessHeaders: ReadonlyArray<Header> = [
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ...fixedHeaders,
];

/** Every security header of the brand's pages. The caller adds the headers that depend on the file, such as caching. */
export const securityHeaders = (settings: Settings, options: PolicyOptions = plainPolicy): ReadonlyArray<Header> => {
  const reports = reportOnlyPolicy(settings);
  const target = reportTarget(settings);
  return [
    ['Content-Security-Policy', contentPolicy(settings, options)],
    ...(reports === null ? [] : [['Content-Security-Policy-Report-Only', reports] satisfies Header]),
    ...fixedHeaders,
    ...(settings.production ? [transportHeader] : []),
    ...(target === null ? [] : [['Reporting-Endpoints', `${reportGroup}="${target}"`] satisfies Header]),
  ];
};
