/** What `npm run screens` was asked for: everything in English at both widths, unless it was told otherwise. */
export type Wanted = { readonly only: string; readonly locale: string; readonly widths: readonly number[] };

const width = process.env['SCREENS_WIDTH'];

export const wanted: Wanted = {
  only: process.env['SCREENS_ONLY'] ?? '',
  locale: process.env['SCREENS_LOCALE'] ?? 'en-GB',
  widths: width === undefined ? [360, 1280] : [Number(width)],
};
