import type { Brand } from './brand.ts';
import { fallbackFont } from './fallbackTheme.ts';
import type { Theme } from './theme.ts';

/** The family of the headings: the brand's, unless the theme has a font of its own, which then sets the whole page. */
export const headingFamily = (
  { headingFace }: Pick<Brand, 'headingFace'>,
  { fontFamily }: Pick<Theme, 'fontFamily'>,
): string => (fontFamily === fallbackFont ? headingFace : fontFamily);
