/**
 * The names of Chromium, of which only bluetooth is unknown on Linux: a browser warns of a name that it does not know.
 * docs/decisions/hosting-and-security.md has the features that stay allowed.
 */
const deniedFeatures: ReadonlyArray<string> = [
  'accelerometer attribution-reporting autoplay bluetooth browsing-topics camera captured-surface-control',
  'clipboard-read clipboard-write compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal',
  'digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid',
  'identity-credentials-get idle-detection join-ad-interest-group keyboard-map language-detector language-model',
  'local-fonts magnetometer microphone midi on-device-speech-recognition payment picture-in-picture',
  'private-aggregation private-state-token-issuance private-state-token-redemption publickey-credentials-create',
  'publickey-credentials-get run-ad-auction screen-wake-lock serial shared-storage shared-storage-select-url',
  'storage-access summarizer translator unload usb window-management xr-spatial-tracking',
].flatMap((names) => names.split(' '));

/** The features that our own pages may use. WebOTP reads the code of a text message. */
const ownFeatures: ReadonlyArray<string> = ['otp-credentials'];

/** The Permissions-Policy of every page: it denies the browser features that the product does not use. */
export const permissionsPolicy: string = [
  ...deniedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(', ');
