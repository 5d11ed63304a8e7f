const isForReadme = process.env['SCREENS_README'] === 'true';
const width = process.env['SCREENS_WIDTH'];

/** The options of `npm run screens`. The default is every scene of every brand in English at both widths, in CSS pixels. */
export const sceneFilter = {
  only: process.env['SCREENS_ONLY'] ?? '',
  brand: process.env['SCREENS_BRAND'] ?? null,
  locale: process.env['SCREENS_LOCALE'] ?? 'en-GB',
  scheme: process.env['SCREENS_SCHEME'] === 'dark' ? 'dark' : 'light',
  widths: isForReadme ? [] : width === undefined ? [360, 1280] : [Number(width)],
  /** Whether only the pictures of the README are taken. */
  isForReadme,
} as const;
