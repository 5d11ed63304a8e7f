import { contentPolicy, plainPolicy, reportAddress, type PolicyOptions } from './contentPolicy.ts';
import type { Settings } from './settings.ts';

/** An HTTP header. */
export type Header = readonly [name: string, value: string];

const deniedFeatures: ReadonlyArray<string> = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const twoYears = 63_072_000;

/** Every security header of the brand's pages. The caller adds the headers that depend on the file, such as caching. */
export const securityHeaders = (settings: Settings, options: PolicyOptions = plainPolicy): ReadonlyArray<Header> => [
  ['Content-Security-Policy', contentPolicy(settings, options)],
  // Because: auth codes travel in addresses.
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', deniedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ...transportHeaders(settings),
  ...reportingHeaders(settings, options),
];

const transportHeaders = ({ production }: Settings): ReadonlyArray<Header> =>
  production ? [['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`]] : [];

const reportingHeaders = ({ production }: Settings, { reportTo }: PolicyOptions): ReadonlyArray<Header> => {
  const address = reportTo === null ? null : reportAddress(reportTo, production);
  return address === null ? [] : [['Reporting-Endpoints', `csp="${address}"`]];
};
