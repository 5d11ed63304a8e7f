import type { PageHead } from '#application/ports/browser.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { FaviconKind, Theme, ThemeColours } from '#domain/brand/theme.ts';
import { fallbackFont, headingFamily } from '#domain/brand/fallbackTheme.ts';
import { orNull } from '#domain/shared/parsing.ts';

type Page = Pick<Document, 'documentElement' | 'head' | 'createElement' | 'fonts'>;
type Attribute = readonly [name: string, value: string];

type IconLink = { readonly 'data-favicon': FaviconKind; readonly [attribute: string]: string };

/** The icon links of a page, by their attributes. */
export const iconLinks = ({ favicons, colours }: Theme): ReadonlyArray<IconLink> => [
  { 'data-favicon': 'favicon', rel: 'icon', href: favicons.favicon },
  { 'data-favicon': 'favicon-32x32', rel: 'icon', sizes: '32x32', type: 'image/png', href: favicons['favicon-32x32'] },
  { 'data-favicon': 'favicon-16x16', rel: 'icon', sizes: '16x16', type: 'image/png', href: favicons['favicon-16x16'] },
  { 'data-favicon': 'apple-touch-icon', rel: 'apple-touch-icon', sizes: '180x180', href: favicons['apple-touch-icon'] },
  {
    'data-favicon': 'safari-pinned-tab',
    rel: 'mask-icon',
    color: `rgb(${colours.primary})`,
    href: favicons['safari-pinned-tab'],
  },
];

/** The element of the head with this attribute. It is created where it is missing, so there is only one of a kind. */
export const headElement = (page: Page, tag: 'link' | 'meta', [name, value]: Attribute): Element => {
  const found = page.head.querySelector(`${tag}[${name}="${value}"]`);
  if (found !== null) return found;
  const created = page.createElement(tag);
  created.setAttribute(name, value);
  page.head.append(created);
  return created;
};

const showIcons = (page: Page, theme: Theme): void => {
  for (const attributes of iconLinks(theme)) {
    const link = headElement(page, 'link', ['data-favicon', attributes['data-favicon']]);
    for (const [name, value] of Object.entries(attributes)) {
      // Because: a browser fetches an icon again when any attribute is set, even to the same value.
      if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
  }
};

const pixels = (size: number | null): string => (size === null ? '' : `${String(size)}px`);

const named = (prefix: string, colours: Partial<ThemeColours>): { readonly [property: string]: string } =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [prefix + name, colour]));

/** The custom properties of a theme. An empty value stands for the default of the style sheets. */
export const themeVariables = (theme: Theme, brand: Brand): { readonly [property: string]: string } => {
  const { colours, fontFamily, logo } = theme;
  // The panel, which has the accent, keeps the colours of the light scheme.
  const { primary, onPrimary, background, surface } = theme.darkColours;
  const heading = headingFamily(brand, theme);
  return {
    ...named('--colour-', colours),
    ...named('--dark-', { primary, onPrimary, background, surface }),
    '--font-family': fontFamily === fallbackFont ? '' : `'${fontFamily}'`,
    '--heading-family': `'${heading}','${heading} Heading'`,
    '--radius': pixels(brand.radius),
    '--logo-max-width': pixels(logo.maxWidth),
    '--logo-max-height': pixels(logo.maxHeight),
    '--logo-mobile-max-width': pixels(logo.mobileMaxWidth),
    '--logo-mobile-max-height': pixels(logo.mobileMaxHeight),
  };
};

/** The metrics of Inter and of its fallback font, so that lines keep their height when the font changes. */
const lineMetrics = { ascentOverride: '96.88%', descentOverride: '24.15%', lineGapOverride: '0%' };

/** A variable font that the browser loads when a text needs it. Until it is there, and if it is blocked, the fallback font shows. */
const addFont = (page: Page, family: string, file: string): void => {
  const descriptors: FontFaceDescriptors = { ...lineMetrics, weight: '100 900', display: 'swap' };
  orNull(() => page.fonts.add(new FontFace(family, `url("${file}") format("woff2")`, descriptors)));
};

/** The head of a document, and the custom properties of its root element. */
export const makeBrowserPageHead = (page: Page): PageHead => {
  const fontFiles = new Set<string>();
  return {
    applyTheme: (theme, brand) => {
      const { fontFamily, fontFile } = theme;
      if (fontFile !== null && !fontFiles.has(fontFile)) addFont(page, fontFamily, fontFile);
      fontFiles.add(fontFile ?? '');
      // Because: the content-security policy forbids inline styles, but not the object model.
      for (const [property, value] of Object.entries(themeVariables(theme, brand)))
        page.documentElement.style.setProperty(property, value);
      showIcons(page, theme);
    },
    setLocale: (locale) => {
      page.documentElement.lang = locale;
    },
    language: page.documentElement.lang,
  };
};
