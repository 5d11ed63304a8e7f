import type { PageAppearance, PageHead } from '#application/ports/page.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { colourNames, type FaviconKind, type Theme } from '#domain/brand/theme.ts';
import { headingFamily } from '#domain/brand/fallbackTheme.ts';

type Page = Pick<Document, 'documentElement' | 'head' | 'createElement'>;

/** The icon links of a page, with their attributes. */
export const favicons: ReadonlyArray<readonly [kind: FaviconKind, attributes: { readonly [name: string]: string }]> = [
  ['favicon', { rel: 'icon' }],
  ['favicon-32x32', { rel: 'icon', sizes: '32x32', type: 'image/png' }],
  ['favicon-16x16', { rel: 'icon', sizes: '16x16', type: 'image/png' }],
  ['apple-touch-icon', { rel: 'apple-touch-icon', sizes: '180x180' }],
  ['safari-pinned-tab', { rel: 'mask-icon' }],
];

/** The element of the head with an attribute, created where it is missing, so that there is only one of a kind. */
const headElement = (page: Page, tag: 'link' | 'meta', mark: readonly [name: string, value: string]): Element => {
  const [name, value] = mark;
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

const lengths = ({ logo }: Theme, { radius }: Brand): ReadonlyArray<readonly [name: string, size: number | null]> => [
  ['--radius', radius],
  ['--logo-max-width', logo.maxWidth],
  ['--logo-max-height', logo.maxHeight],
  ['--logo-mobile-max-width', logo.mobileMaxWidth],
  ['--logo-mobile-max-height', logo.mobileMaxHeight],
];

// Because: the content-security policy forbids inline styles, but allows properties set through the object model.
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
  // Because: an empty value removes a property.
  for (const [name, size] of lengths(theme, brand)) style.setProperty(name, size === null ? '' : `${String(size)}px`);
};

/** The page head of the browser's document, and the custom properties on its root element. */
export const makeBrowserPageHead = (page: Page): PageHead => ({
  applyTheme: (theme, brand) => {
    setStyles(page.documentElement, theme, brand);
    showIcons(page, theme);
  },
  loadFont: ({ fontFamily, fontFile }) => {
    if (fontFile === null) return;
    // Because: few themes have a font file, and when this module is there, the first frame is shown.
    void import('./themeFont.ts').then(
      ({ loadThemeFont }) => loadThemeFont(fontFamily, fontFile),
      () => undefined,
    );
  },
  setLocale: (locale) => {
    page.documentElement.lang = locale;
  },
  language: page.documentElement.lang,
});

const setBarColours = (page: Document, { colours, darkColours }: Theme): void => {
  for (const scheme of ['light', 'dark']) {
    const shown = page.documentElement.dataset['appearance'] ?? scheme;
    const bars = headElement(page, 'meta', ['media', `(prefers-color-scheme: ${scheme})`]);
    bars.setAttribute('name', 'theme-color');
    bars.setAttribute('content', `rgb(${shown === 'dark' ? darkColours.background : colours.primary})`);
  }
};

const setShareTags = (page: Document, theme: Theme, brandName: string): void => {
  const image = new URL(theme.shareImage, page.baseURI).href;
  headElement(page, 'meta', ['property', 'og:site_name']).setAttribute('content', brandName);
  headElement(page, 'meta', ['property', 'og:image']).setAttribute('content', image);
};

/** The scheme as an attribute of the root element, which the style sheets read; with System there is none. */
export const makeRootAppearance = (page: Document): PageAppearance => {
  let theme: Theme | null = null;
  return {
    show: (appearance) => {
      const { dataset } = page.documentElement;
      if (appearance === 'system') delete dataset['appearance'];
      else dataset['appearance'] = appearance;
      if (theme !== null) setBarColours(page, theme);
    },
    describe: (shown, brandName) => {
      theme = shown;
      setBarColours(page, shown);
      setShareTags(page, shown, brandName);
    },
  };
};
