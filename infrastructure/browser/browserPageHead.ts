import type { PageHead } from '#application/ports/pageHead.ts';
import type { FaviconKind, Logo, Theme, ThemeColours } from '#domain/brand/theme.ts';

type Page = Pick<Document, 'documentElement' | 'head' | 'createElement' | 'baseURI'>;
type Speaker = Pick<Navigator, 'language' | 'languages'>;

/** The links of a page's icons, and how each is marked. */
export const favicons: ReadonlyArray<readonly [kind: FaviconKind, attributes: { readonly [name: string]: string }]> = [
  ['favicon', { rel: 'icon' }],
  ['favicon-32x32', { rel: 'icon', sizes: '32x32', type: 'image/png' }],
  ['favicon-16x16', { rel: 'icon', sizes: '16x16', type: 'image/png' }],
  ['apple-touch-icon', { rel: 'apple-touch-icon', sizes: '180x180' }],
  ['safari-pinned-tab', { rel: 'mask-icon' }],
];

/** The element of the head that a selector names, made where it is missing: the head never holds two of a kind. */
const headed = (page: Page, tag: 'link' | 'meta', mark: readonly [name: string, value: string]): Element => {
  const [name, value] = mark;
  const found = page.head.querySelector(`${tag}[${name}="${value}"]`);
  if (found !== null) return found;
  const made = page.createElement(tag);
  made.setAttribute(name, value);
  page.head.append(made);
  return made;
};

const showIcons = (page: Page, { favicons: icons, colours }: Theme): void => {
  for (const [kind, attributes] of favicons) {
    const link = headed(page, 'link', ['data-favicon', kind]);
    const colour = kind === 'safari-pinned-tab' ? { color: `rgb(${colours.primary})` } : {};
    for (const [name, value] of Object.entries({ ...attributes, ...colour, href: icons[kind] })) {
      // Because: a browser fetches an icon anew for whatever is said of it, even if it is nothing new.
      if (link.getAttribute(name) !== value) link.setAttribute(name, value);
    }
  }
};

const describe = (page: Page, theme: Theme, brandName: string): void => {
  headed(page, 'meta', ['property', 'og:site_name']).setAttribute('content', brandName);
  headed(page, 'meta', ['property', 'og:image']).setAttribute('content', new URL(theme.shareImage, page.baseURI).href);
  headed(page, 'meta', ['name', 'theme-color']).setAttribute('content', `rgb(${theme.colours.primary})`);
};

const logoSizes = (logo: Logo): ReadonlyArray<readonly [name: string, size: number | null]> => [
  ['--logo-max-width', logo.maxWidth],
  ['--logo-max-height', logo.maxHeight],
  ['--logo-mobile-max-width', logo.mobileMaxWidth],
  ['--logo-mobile-max-height', logo.mobileMaxHeight],
];

// Because: the policy admits no inline styles; a property set through the object model needs none.
const paint = ({ style }: HTMLElement, { colours, fontFamily, logo }: Theme): void => {
  const names: ReadonlyArray<keyof ThemeColours> = ['primary', 'onPrimary', 'accent', 'background', 'surface'];
  for (const name of names) style.setProperty(`--colour-${name}`, colours[name]);
  style.setProperty('--font-family', `'${fontFamily}'`);
  // Because: a printed page begins in the device's own face, so that Inter takes no room from the script on the way here.
  style.setProperty('--font', 'var(--font-whole)');
  for (const [name, size] of logoSizes(logo)) {
    if (size === null) style.removeProperty(name);
    else style.setProperty(name, `${String(size)}px`);
  }
};

/** The head of the page a browser shows, and the custom properties on its root. */
export const makeBrowserPageHead = (page: Page, speaker: Speaker): PageHead => ({
  wear: (theme, brandName) => {
    paint(page.documentElement, theme);
    showIcons(page, theme);
    describe(page, theme, brandName);
  },
  speak: (locale) => {
    page.documentElement.lang = locale;
  },
  browserLanguages: () => (speaker.languages.length > 0 ? speaker.languages : [speaker.language]),
});
