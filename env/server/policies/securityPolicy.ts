import type { Brand } from '#domain/brand/brand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { PrerenderIndex } from '#env/shared/prerenderedPages.ts';
import { contentPolicy, type PolicyOptions, reportGroup, reportOnlyPolicy, reportTarget } from './contentPolicy.ts';

/** An HTTP header. */
export type Header = readonly [name: string, value: string];

/** Names that Chromium knows: it warns of others. docs/decisions/hosting-and-security.md has the features that stay allowed. */
const deniedFeatures: string = [
  'accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read clipboard-write',
  'compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-get',
  'display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get',
  'idle-detection keyboard-map language-detector language-model local-fonts magnetometer microphone midi',
  'on-device-speech-recognition payment picture-in-picture private-state-token-issuance',
  'private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock serial',
  'storage-access summarizer translator unload usb window-management xr-spatial-tracking',
].join(' ');

/** The Permissions-Policy of every page: it denies what the product does not use. WebOTP reads the code of a text message. */
export const permissionsPolicy: string = `${deniedFeatures.replaceAll(' ', '=(), ')}=(), otp-credentials=(self)`;

const fixedHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The security headers of an answer that belongs to no brand. It may load nothing, and no page may embed it. */
export const brandlessHeaders: ReadonlyArray<Header> = Object.entries({
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...fixedHeaders,
});

/** Every security header of the brand's pages. The caller adds the headers that depend on the file, such as caching. */
export const securityHeaders = (settings: Settings, options?: PolicyOptions): ReadonlyArray<Header> => {
  const [target, reportOnly] = [reportTarget(settings), reportOnlyPolicy(settings)];
  return Object.entries({
    'Content-Security-Policy': contentPolicy(settings, options),
    ...(reportOnly !== null && { 'Content-Security-Policy-Report-Only': reportOnly }),
    ...fixedHeaders,
    ...(settings.production && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    ...(target !== null && { 'Reporting-Endpoints': `${reportGroup}="${target}"` }),
  });
};

/** The security headers of every response of a brand, for the inline scripts and styles of a build. */
export const brandHeaders = (brand: Brand, settings: Settings, index: PrerenderIndex): ReadonlyArray<Header> =>
  securityHeaders(settings, { scriptHashes: index.scriptHashes, styleHashes: index.styleHashes[brand.key] ?? [] });
