import { contentPolicy, plainPolicy, type PolicyOptions, reportOnlyPolicy } from './contentPolicy.ts';
import { permissionsPolicy } from './permissionsPolicy.ts';
import { reportGroup, reportTarget } from './policySources.ts';
import type { Settings } from './settings.ts';

/** An HTTP header. */
export type Header = readonly [name: string, value: string];

const twoYears = 63_072_000;

const fixedHeaders: ReadonlyArray<Header> = [
  // Because: auth codes travel in addresses.
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', permissionsPolicy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** The security headers of an answer of no brand: it may load nothing, and no page may embed it. */
export const brandlessHeaders: ReadonlyArray<Header> = [
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
  ...fixedHeaders,
];

/** Every security header of the brand's pages. The caller adds the headers that depend on the file, such as caching. */
export const securityHeaders = (settings: Settings, options: PolicyOptions = plainPolicy): ReadonlyArray<Header> => [
  ['Content-Security-Policy', contentPolicy(settings, options)],
  ...optional('Content-Security-Policy-Report-Only', reportOnlyPolicy(settings)),
  ...fixedHeaders,
  ...transportHeaders(settings),
  ...reportingHeaders(settings),
];

const optional = (name: string, value: string | null): ReadonlyArray<Header> => (value === null ? [] : [[name, value]]);

const transportHeaders = ({ production }: Settings): ReadonlyArray<Header> =>
  production ? [['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`]] : [];

const reportingHeaders = (settings: Settings): ReadonlyArray<Header> => {
  const target = reportTarget(settings);
  return optional('Reporting-Endpoints', target === null ? null : `${reportGroup}="${target}"`);
};
