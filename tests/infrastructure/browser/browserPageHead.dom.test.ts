import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { makeBrowserPageHead } from '#infrastructure/browser/browserPageHead.ts';
import { makePageAppearance } from '#infrastructure/browser/pageAppearance.ts';

const [, other = mainBrand] = brands;
const sized: Theme = {
  ...fallbackTheme(mainBrand),
  logo: { ...fallbackTheme(mainBrand).logo, maxWidth: 200, maxHeight: 40, mobileMaxWidth: 140, mobileMaxHeight: 32 },
};
const head = makeBrowserPageHead(document);
const property = (name: string): string => document.documentElement.style.getPropertyValue(name);
const attribute = (selector: string, name: string): string | null =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;

beforeEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
});

describe('browserPageHead', () => {
  it('sets every custom property that the styles use', () => {
    head.applyTheme({ ...sized, fontFamily: 'Lora' }, mainBrand);
    const styles = readFileSync(join(import.meta.dirname, '../../../ui/theme/tokens.css'), 'utf8');
    const colours = new Set(styles.match(/--(?:colour|dark)-\w+/g));
    expect(colours.size).toBeGreaterThan(8);
    for (const name of [...colours, '--font-family', '--heading-family', '--radius']) {
      expect(styles).toContain(`  ${name}: `);
      expect(property(name)).not.toBe('');
    }
    expect(property('--colour-primary')).toBe('10 20 110');
    expect(property('--dark-primary')).toBe('135 164 236');
  });

  it('sets the sizes of the logo and the font, and removes those of an earlier theme', () => {
    const logo = ['--logo-max-width', '--logo-max-height', '--logo-mobile-max-width', '--logo-mobile-max-height'];
    const names = ['--radius', ...logo, '--font-family', '--heading-family'];
    head.applyTheme({ ...sized, fontFamily: 'Lora' }, other);
    expect(names.map(property)).toEqual(['4px', '200px', '40px', '140px', '32px', "'Lora'", "'Lora','Lora Heading'"]);
    head.applyTheme(fallbackTheme(other), other);
    const heading = "'Source Serif 4 Variable','Source Serif 4 Variable Heading'";
    expect(names.map(property)).toEqual(['4px', '', '', '', '', '', heading]);
  });

  it('adds the font of a theme with a file, once, and shows a page whose browser has no fonts', () => {
    const lora: Theme = { ...sized, fontFamily: 'Lora', fontFile: 'https://content.test/lora.woff2' };
    expect(() => head.applyTheme(lora, mainBrand)).not.toThrow();
    const added: ReadonlyArray<unknown>[] = [];
    vi.stubGlobal('FontFace', function FontFace(this: object, ...face: ReadonlyArray<unknown>) {
      Object.assign(this, { face });
    });
    const fonts = { add: ({ face }: { readonly face: ReadonlyArray<unknown> }) => added.push(face) };
    const ofFonts = makeBrowserPageHead(
      new Proxy(document, { get: (page, name) => (name === 'fonts' ? fonts : Reflect.get(page, name)) }),
    );
    [sized, lora, lora].forEach((theme) => ofFonts.applyTheme(theme, mainBrand));
    vi.unstubAllGlobals();
    const descriptors = expect.objectContaining({ display: 'swap', weight: '100 900' });
    expect(added).toEqual([['Lora', 'url("https://content.test/lora.woff2") format("woff2")', descriptors]]);
  });

  it('shows five icons, one of each kind however often the theme changes, in the links of the served page', () => {
    document.head.innerHTML = '<link rel="icon" data-favicon="favicon" href="/favicon.svg" />';
    head.applyTheme(fallbackTheme(mainBrand), mainBrand);
    head.applyTheme(fallbackTheme(other), other);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['icon', '/brands/britline/favicon.svg'],
      ['icon', '/brands/britline/favicon-32x32.png'],
      ['icon', '/brands/britline/favicon-16x16.png'],
      ['apple-touch-icon', '/brands/britline/apple-touch-icon.png'],
      ['mask-icon', '/brands/britline/safari-pinned-tab.svg'],
    ]);
    expect(attribute('link[rel="mask-icon"]', 'color')).toBe('rgb(138 21 56)');
  });

  it('sets the language, and returns the one that the page was sent in', () => {
    document.documentElement.lang = 'fr-FR';
    const ofFrench = makeBrowserPageHead(document);
    ofFrench.setLocale('nb-NO');
    expect([document.documentElement.lang, ofFrench.language]).toEqual(['nb-NO', 'fr-FR']);
  });
});

describe('pageAppearance', () => {
  it('colours the bars of the browser in each scheme of the device, and sets the tags for shared links, once', () => {
    const { describe: describePage } = makePageAppearance(document);
    describePage(fallbackTheme(mainBrand), 'Xe');
    describePage(fallbackTheme(other), 'Britline');
    expect(document.head.querySelectorAll('meta')).toHaveLength(4);
    const light = 'meta[name="theme-color"][media="(prefers-color-scheme: light)"]';
    const dark = 'meta[name="theme-color"][media="(prefers-color-scheme: dark)"]';
    const image = new URL('/brands/britline/share.png', document.baseURI).href;
    const tags = [light, dark, 'meta[property="og:image"]', 'meta[property="og:site_name"]'];
    const contents = tags.map((tag) => attribute(tag, 'content'));
    expect(contents).toEqual(['rgb(138 21 56)', 'rgb(21 14 15)', image, 'Britline']);
  });
});
