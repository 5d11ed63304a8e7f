import type { PageAppearance } from '#application/ports/pageAppearance.ts';
import { headElement } from '#infrastructure/browser/browserPageHead.ts';

/** Sets the colour of the browser's own bars, for each scheme of the device, from the theme and the appearance of the page. */
const showBarColours = (page: Document): void => {
  const { dataset, style } = page.documentElement;
  for (const scheme of ['light', 'dark']) {
    const shown = dataset['appearance'] ?? scheme;
    const colour = style.getPropertyValue(shown === 'dark' ? '--dark-background' : '--colour-primary');
    if (colour === '') continue;
    const bars = headElement(page, 'meta', ['media', `(prefers-color-scheme: ${scheme})`]);
    bars.setAttribute('name', 'theme-color');
    bars.setAttribute('content', `rgb(${colour})`);
  }
};

/** The scheme as an attribute of the root element, which the style sheets read; with System there is none. */
export const makeRootAppearance = (page: Document): PageAppearance => {
  const { documentElement: root } = page;
  // Because: the page head of the first screen leaves these colours to this file, which loads later; a prerendered page has its own.
  const showBars = (): void => showBarColours(page);
  new MutationObserver(showBars).observe(root, { attributeFilter: ['data-appearance', 'style'] });
  showBars();
  return {
    show: (appearance) => {
      if (appearance === 'system') delete root.dataset['appearance'];
      else root.dataset['appearance'] = appearance;
    },
  };
};
