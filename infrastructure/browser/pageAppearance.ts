import type { PageAppearance } from '#application/ports/browser.ts';
import { headElement } from './browserPageHead.ts';

/** Sets the colours of the browser's own bars in each scheme, and the tags for shared links, in the head of the page. */
export const makePageAppearance = (page: Document): PageAppearance => ({
  describe: ({ colours, darkColours, shareImage }, brandName) => {
    const tag = (attribute: string, value: string): Element => headElement(page, 'meta', [attribute, value]);
    const bars = { light: colours.primary, dark: darkColours.background };
    for (const [scheme, colour] of Object.entries(bars)) {
      const bar = tag('media', `(prefers-color-scheme: ${scheme})`);
      bar.setAttribute('name', 'theme-color');
      bar.setAttribute('content', `rgb(${colour})`);
    }
    tag('property', 'og:site_name').setAttribute('content', brandName);
    tag('property', 'og:image').setAttribute('content', new URL(shareImage, page.baseURI).href);
  },
});
