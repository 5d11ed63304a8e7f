import {
  transform,
  type CustomAtRules,
  type FontFaceProperty,
  type Selector,
  type SelectorComponent,
  type Visitor,
} from 'lightningcss';

const matchesOf = (text: string, pattern: RegExp): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const depthAt = (style: string, index: number): number => {
  const before = style.slice(0, index);
  return before.split('{').length - before.split('}').length;
};

/** Resolves the custom properties of the root, except those that depend on a media query and those that use one of these. */
const resolvedValues = (style: string): ReadonlyMap<string, string> => {
  const last = new Map<string, string>();
  const conditional = new Set<string>();
  for (const { index, 1: block = '' } of style.matchAll(/:root\s*\{([^{}]*)\}/g))
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+)\s*:([^;]*)/g)) {
      last.set(name, value.trim());
      if (depthAt(style, index) > 0) conditional.add(name);
    }
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const known = conditional.has(name) ? undefined : last.get(name);
      return known === undefined ? whole : resolve(known);
    });
  const resolved = [...last].map(([name, value]) => [name, resolve(value)] as const);
  return new Map(resolved.filter(([name, value]) => !conditional.has(name) && !value.includes('var(')));
};

/** Whether a face, a local stand-in, is one of these fonts. */
const isUsed = (properties: ReadonlyArray<FontFaceProperty>, fonts: string): boolean =>
  properties.some(({ type, value }) => type === 'font-family' && fonts.includes(`'${value}'`));

/** What only shows after something has happened on the page. The sheet of the view has its style. */
const laterStates: ReadonlyArray<string> = ['hover', 'active', 'checked', 'autofill'];

/** Whether a selector matches something of the page as it is shown first. A form that is held is busy. */
const matcherOf = (html: string): ((selector: Selector) => boolean) => {
  const classes = new Set(matchesOf(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));
  const elements = new Set(['html', 'body', ...matchesOf(html, /<(\w+)/g)]);
  const hasAttribute = ({ name, operation }: Extract<SelectorComponent, { readonly type: 'attribute' }>): boolean =>
    name === 'aria-busy' || operation?.operator !== 'equal' || html.includes(` ${name}="${operation.value}"`);
  const matches = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name);
      if (part.type === 'type') return elements.has(part.name);
      if (part.type === 'attribute') return hasAttribute(part);
      if (part.type !== 'pseudo-class') return true;
      return part.kind === 'is' ? part.selectors.some(matches) : !laterStates.includes(part.kind);
    });
  return matches;
};

/** The media of a person's own choice that change no place of anything. */
const laterMedia = /"(?:forced-colors|prefers-contrast|print)"/;

/** Drops the rules of what the page does not show first, and puts the values of the root in place of its properties. */
const prune = (style: string, html: string): Visitor<CustomAtRules> => {
  const values = resolvedValues(style);
  const matches = matcherOf(html);
  const fonts = `${values.get('--font')},${values.get('--heading-font')}`;
  return {
    Selector: (selector) => (matches(selector) ? undefined : []),
    Variable: ({ name }) => (values.has(name.ident) ? { raw: values.get(name.ident) ?? '' } : undefined),
    // What nobody can change yet needs no transition.
    Declaration: {
      custom: ({ name }) => (values.has(name) ? [] : undefined),
      transition: () => [],
      'transition-property': () => [],
    },
    Rule: {
      'font-face': ({ value: { properties } }) => (isUsed(properties, fonts) ? undefined : []),
      media: ({ value: { query } }) => (laterMedia.test(JSON.stringify(query)) ? [] : undefined),
    },
  };
};

type Options = { readonly unusedSymbols?: string[]; readonly visitor?: Visitor<CustomAtRules> };

const minified = (style: string, options: Options): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, ...options }).code.toString();

/** The properties and keyframes that the style declares and does not use. What only a later style sheet reads, it declares again. */
const unusedSymbols = (style: string): string[] => {
  const used = new Set(matchesOf(style, /var\((--[\w-]+)/g));
  const properties = matchesOf(style, /(--[\w-]+):/g).filter((name) => !used.has(name));
  const keyframes = matchesOf(style, /@keyframes ([\w-]+)/g);
  return [...properties, ...keyframes.filter((name) => style.split(new RegExp(`\\b${name}\\b`)).length < 3)];
};

const withoutUnused = (style: string): string => {
  const smaller = minified(style, { unusedSymbols: unusedSymbols(style) });
  return smaller === style ? style : withoutUnused(smaller);
};

/**
 * Returns the critical CSS of a prerendered page: without the rules of what it does not show first, unused @keyframes and unused custom
 * properties, and with the values of the root's custom properties in their place, which saves the browser work for each element.
 */
export const criticalCss = (style: string, html: string): string =>
  withoutUnused(minified(style, { visitor: prune(style, html) })).trim();
