import type { Brand } from '#domain/brand/brand.ts';
import { headingFamily } from '#domain/brand/headingFamily.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { criticalCss } from './criticalCss.ts';
import { colourProperties, pageBody, radiusProperty, themeStyle } from './pageHtml.ts';
import type { PrerenderedScreen } from './prerenderer.ts';

// Because: the whole style can arrive before the script sets the properties of the brand, or without it, and its defaults must not show.
const lastingStyle = (theme: Theme, brand: Brand): string => {
  const heading = headingFamily(brand, theme);
  return `html:root{${colourProperties(theme)}--heading-family:'${heading}','${heading} Heading';${radiusProperty(brand)}}`;
};

/** The inline style of a page: what it needs of the shared style, and the properties of its brand. */
export const pageStyle = (shared: string, rendered: PrerenderedScreen, brand: Brand): string =>
  criticalCss(`${shared}\n${themeStyle(rendered.theme, brand)}`, pageBody(rendered)) +
  lastingStyle(rendered.theme, brand);
