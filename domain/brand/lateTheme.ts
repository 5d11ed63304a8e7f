import type { Theme } from './theme.ts';

/**
 * What a page that is already shown in another theme takes from a late one: everything but the font, whose letters have other
 * widths and would move the text. The logo stays in its box of fixed height.
 */
export const lateTheme = (shown: Theme, late: Theme): Theme => ({
  ...late,
  fontFamily: shown.fontFamily,
  fontFile: shown.fontFile,
});
