import { originPlaceholder } from '#env/shared/prerenderedPages.ts';
import { iconLinks } from '#infrastructure/browser/browserPageHead.ts';
import type { PrerenderedScreen, PrerenderJob } from './prerenderer.ts';

/** The content of a page. */
export type PageParts = Pick<PrerenderJob, 'brand' | 'locale' | 'screen'> & {
  readonly rendered: PrerenderedScreen;
  /** The critical CSS of the page, inlined. */
  readonly style: string;
  /** The scripts that show the app, as paths in the build, with the entry first. */
  readonly scripts: readonly string[];
  /** The style sheet of the view, a path in the build. */
  readonly sheet: string;
  /** The inline script. */
  readonly inline: string;
};

/** Escapes a text for HTML. */
const text = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tag = (name: string, attributes: { readonly [name: string]: string }): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${text(value)}"`)].join(' ')}>`;

/** What browsers and shared links show of the theme. The image needs an absolute address, and has `originPlaceholder` until a server's pages are written. */
const themeTags = ({ brand, rendered }: PageParts): ReadonlyArray<string> => {
  const { title, description, theme } = rendered;
  const { colours, darkColours } = theme;
  const shared = {
    'og:type': 'website',
    'og:site_name': brand.displayName,
    'og:title': title,
    'og:description': description,
    'og:image': originPlaceholder + theme.shareImage,
  };
  const bars = { light: colours.primary, dark: darkColours.background };
  return [
    ...iconLinks(theme).map((link) => tag('link', link)),
    ...Object.entries(shared).map(([property, content]) => tag('meta', { property, content })),
    ...Object.entries(bars).map(([scheme, colour]) =>
      tag('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: `rgb(${colour})` }),
    ),
  ];
};

const head = (parts: PageParts): ReadonlyArray<string> => [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="format-detection" content="telephone=no">',
  `<title>${text(parts.rendered.title)}</title>`,
  // Because: a partly rendered page is centred and would shift when the rest arrives.
  '<link rel="expect" href="#late" blocking="render">',
  `<style>${parts.style}</style>`,
  ...themeTags(parts),
];

/** What the page loads after its first frame. */
const loads = ({ scripts, sheet, inline }: PageParts): ReadonlyArray<string> => [
  '<template>',
  '<link rel="preload" href="/env/config.json" as="fetch" crossorigin>',
  ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
  `<link rel="preload" href="/${sheet}" as="style" crossorigin>`,
  '</template>',
  `<script>${inline}</script>`,
];

/** The visible part of a page. */
export const pageBody = ({ body, late, noScript }: PrerenderedScreen): string => {
  const [heading, look] = body.includes('<h1') ? ['span', 'boot-late'] : ['h1', 'boot-late boot-instead'];
  return `<noscript><p class="boot-switched-off">${text(noScript)}</p></noscript>
<div id="root">${body}</div>
<div id="late" class="${look}" role="alert"><${heading}>${text(late.text)}</${heading}> <a href="">${text(late.tryAgain)}</a></div>`;
};

/** The HTML of a whole page, which shows without any script and says what was rendered. */
export const pageHtml = (parts: PageParts): string => {
  const { brand, locale, screen, rendered } = parts;
  return `<!doctype html>
${tag('html', { lang: locale, 'data-brand': brand.key, ...(screen !== null && { 'data-screen': screen }) })}
<head>
${head(parts).join('\n')}
</head>
<body>
${pageBody(rendered)}
${loads(parts).join('\n')}
</body>
</html>
`;
};
