/** The ten screens with the tallest pictures, each in its tallest state, measured in English at 1280 px; and the consent card. */
export const longScenes: readonly string[] = [
  'sign-up/taken',
  'password/change-refused',
  'sign-in/wrong-password',
  'password/wrong-code',
  'two-factor/wrong-code',
  'codes/rate-limited',
  'two-factor/number-refused',
  'codes/email-change-wrong',
  'two-factor/send-failed',
  'session/choose-among-many',
  'consent/summary',
  'consent/details',
];

/** The languages in which they are taken too: one with long words, and one with another alphabet. */
export const longLocales = ['de-DE', 'el-GR'] as const;
