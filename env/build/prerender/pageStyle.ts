import type { Brand } from '#domain/brand/brand.ts';
import { colourNames, type Theme } from '#domain/brand/theme.ts';
import { fallbackFont, headingFamily } from '#domain/brand/fallbackTheme.ts';
import { criticalCss } from './criticalCss.ts';
import { pageBody } from './pageHtml.ts';
import type { PrerenderedScreen } from './prerenderer.ts';

const colours = ({ colours: light, darkColours: dark }: Theme): string =>
  colourNames.map((name) => `--colour-${name}:${light[name]};--dark-${name}:${dark[name]};`).join('');

const radius = (brand: Brand): string => `--radius:${String(brand.radius)}px`;

/** The fonts of the first frame, without Inter, which would delay the script. Its fallback has the same metrics. */
const faces = (fontFamily: string): string =>
  `${fontFamily === fallbackFont ? '' : `'${fontFamily}',`}'Inter Fallback',system-ui,sans-serif`;

/** The properties of a brand for `criticalCss`, which replaces them by their values. */
const themeStyle = (theme: Theme, brand: Brand): string => {
  const { fontFamily } = theme;
  const fonts = `--font:${faces(fontFamily)};--heading-font:'${headingFamily(brand, theme)} Heading',${faces(fontFamily)}`;
  return `:root{${colours(theme)}${fonts};${radius(brand)}}`;
};

/** The properties of a brand for the whole style, whose defaults must not show if it arrives before the script. */
const lastingStyle = (theme: Theme, brand: Brand): string => {
  const heading = headingFamily(brand, theme);
  return `html:root{${colours(theme)}--heading-family:'${heading}','${heading} Heading';${radius(brand)}}`;
};

/** The inline style of a page: what it needs of the shared style, and the properties of its brand. */
export const pageStyle = (shared: string, rendered: PrerenderedScreen, brand: Brand): string =>
  criticalCss(`${shared}\n${themeStyle(rendered.theme, brand)}`, pageBody(rendered)) +
  lastingStyle(rendered.theme, brand);
