/** The options of `npm run screens`. */
export type SceneFilter = { readonly only: string; readonly locale: string; readonly widths: readonly number[] };

const width = process.env['SCREENS_WIDTH'];

/** The options from the environment. The default is every scene in English at both widths, in CSS pixels. */
export const sceneFilter: SceneFilter = {
  only: process.env['SCREENS_ONLY'] ?? '',
  locale: process.env['SCREENS_LOCALE'] ?? 'en-GB',
  widths: width === undefined ? [360, 1280] : [Number(width)],
};
