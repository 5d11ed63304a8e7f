import type { PageHead } from '#application/ports/browser.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { colourNames, type FaviconKind, type Theme } from '#domain/brand/theme.ts';
import { headingFamily } from '#domain/brand/fallbackTheme.ts';
import { orNull } from '#domain/shared/parsing.ts';

type Page = Pick<Document, 'documentElement' | 'head' | 'createElement' | 'fonts'>;
type Attribute = readonly [name: string, value: string];

/** The icon links of a page, with their attributes. */
export const favicons: ReadonlyArray<readonly [kind: FaviconKind, attributes: { readonly [name: string]: string }]> = [
  ['favicon', { rel: 'icon' }],
  ['favicon-32x32', { rel: 'icon', sizes: '32x32', type: 'image/png' }],
  ['favicon-16x16', { rel: 'icon', sizes: '16x16', type: 'image/png' }],
  ['apple-touch-icon', { rel: 'apple-touch-icon', sizes: '180x180' }],
  ['safari-pinned-tab', { rel: 'mask-icon' }],
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

const showIcons = (page: Page, { favicons: icons, colours }: Theme): void => {
  for (const [kind, attributes] of favicons) {
    const link = headElement(page, 'link', ['data-favicon', kind]);
    const colour = kind === 'safari-pinned-tab' ? { color: `rgb(${colours.primary})` } : {};
    for (const [name, value] of Object.entries({ ...attributes, ...colour, href: icons[kind] })) {
      // Because: a browser fetches an icon again when any attribute is set, even to the same value.
      if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
  }
};

const pixelSizes = ({ logo }: Theme, { radius }: Brand): { readonly [property: string]: number | null } => ({
  '--radius': radius,
  '--logo-max-width': logo.maxWidth,
  '--logo-max-height': logo.maxHeight,
  '--logo-mobile-max-width': logo.mobileMaxWidth,
  '--logo-mobile-max-height': logo.mobileMaxHeight,
});

/** Sets the properties through the object model, because the content-security policy forbids inline styles. */
const setStyles = ({ style }: HTMLElement, theme: Theme, brand: Brand): void => {
  const { colours, darkColours, fontFamily } = theme;
  const heading = headingFamily(brand, theme);
  for (const name of colourNames) {
    style.setProperty(`--colour-${name}`, colours[name]);
    style.setProperty(`--dark-${name}`, darkColours[name]);
  }
  style.setProperty('--font-family', `'${fontFamily}'`);
  // Because: a prerendered page starts with a system font, so that Inter does not compete with the script for bandwidth.
  style.setProperty('--font', 'var(--font-whole)');
  style.setProperty('--heading-family', `'${heading}','${heading} Heading'`);
  for (const [property, size] of Object.entries(pixelSizes(theme, brand))) {
    if (size === null) style.removeProperty(property);
    else style.setProperty(property, `${String(size)}px`);
  }
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
      setStyles(page.documentElement, theme, brand);
      showIcons(page, theme);
    },
    setLocale: (locale) => {
      page.documentElement.lang = locale;
    },
    language: page.documentElement.lang,
  };
};
