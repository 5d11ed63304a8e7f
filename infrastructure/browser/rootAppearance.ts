import type { PageAppearance } from '#application/ports/page.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { headElement } from './browserPageHead.ts';

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

/** Shows the appearance as an attribute of the root element, which the style sheets read. With "system" there is none. */
export const makeRootAppearance = (page: Document): PageAppearance => {
  let theme: Theme | null = null;
  return {
    show: (appearance) => {
      const { dataset } = page.documentElement;
      if (appearance === 'system') delete dataset['appearance'];
      else dataset['appearance'] = appearance;
      if (theme !== null) setBarColours(page, theme);
    },
    describe: (shownTheme, brandName) => {
      theme = shownTheme;
      setBarColours(page, theme);
      setShareTags(page, theme, brandName);
    },
  };
};
