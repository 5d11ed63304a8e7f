import { transform, type CustomAtRules, type FontFaceProperty, type Visitor } from 'lightningcss';

type Values = ReadonlyMap<string, string>;

const matchesOf = (text: string, pattern: RegExp): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const classesOf = (html: string): ReadonlySet<string> =>
  new Set(matchesOf(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));

const depthAt = (style: string, index: number): number => {
  const before = style.slice(0, index);
  return before.split('{').length - before.split('}').length;
};

type RootDeclaration = { readonly isUnconditional: boolean; readonly name: string; readonly value: string };

const rootDeclarations = (style: string): ReadonlyArray<RootDeclaration> =>
  [...style.matchAll(/:root\s*\{([^{}]*)\}/g)].flatMap(({ index, 1: block = '' }) =>
    block
      .split(';')
      .map((line) => line.split(':'))
      .filter(([name = '']) => name.trim().startsWith('--'))
      .map(([name = '', ...value]) => ({
        isUnconditional: depthAt(style, index) === 0,
        name: name.trim(),
        value: value.join(':').trim(),
      })),
  );

const reference = /var\((--[\w-]+)\)/g;

/** Resolves the custom properties of the root, except those that depend on a media query and those that use one of these. */
const resolvedValues = (style: string): Values => {
  const declared = rootDeclarations(style);
  const conditional = new Set(declared.filter(({ isUnconditional }) => !isUnconditional).map(({ name }) => name));
  const last = new Map(declared.filter(({ name }) => !conditional.has(name)).map(({ name, value }) => [name, value]));
  const resolve = (value: string): string =>
    value.replaceAll(reference, (whole, name: string) => {
      const known = last.get(name);
      return known === undefined ? whole : resolve(known);
    });
  const resolved = [...last].map(([name, value]) => [name, resolve(value)] as const);
  return new Map(resolved.filter(([, value]) => !value.includes('var(')));
};

const fontsOf = (values: Values): string => ['--font', '--heading-font'].map((name) => values.get(name)).join();

// Because: a prerendered page uses the local stand-ins, which have the metrics of the brand's fonts and need no request.
const isStandIn = (properties: ReadonlyArray<FontFaceProperty>, fonts: string): boolean =>
  properties.every(({ type, value }) => {
    if (type === 'source') return value.every((source) => source.type === 'local');
    return type !== 'font-family' || fonts.includes(`'${value}'`);
  });

const prune = (usedClasses: ReadonlySet<string>, values: Values): Visitor<CustomAtRules> => ({
  Selector: (selector) =>
    selector.every((part) => part.type !== 'class' || usedClasses.has(part.name)) ? undefined : [],
  Variable: ({ name }) => {
    const value = values.get(name.ident);
    return value === undefined ? undefined : { raw: value };
  },
  Declaration: { custom: ({ name }) => (values.has(name) ? [] : undefined) },
  Rule: {
    'font-face': ({ value: { properties } }) => (isStandIn(properties, fontsOf(values)) ? undefined : []),
  },
});

type Unused = { readonly unusedSymbols?: string[]; readonly visitor?: Visitor<CustomAtRules> };

const minified = (style: string, unused: Unused): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, ...unused }).code.toString();

const unusedKeyframes = (style: string): string[] =>
  matchesOf(style, /@keyframes ([\w-]+)/g).filter((name) => style.split(new RegExp(`\\b${name}\\b`)).length < 3);

// Because: a property that only a script or a later style sheet reads is declared again in that style sheet.
const withoutUnusedProperties = (style: string): string => {
  const used = new Set(matchesOf(style, /var\((--[\w-]+)/g));
  const smaller = minified(style, {
    visitor: { Declaration: { custom: ({ name }) => (used.has(name) || !name.startsWith('--') ? undefined : []) } },
  });
  return smaller === style ? style : withoutUnusedProperties(smaller);
};

/**
 * Returns the critical CSS of a prerendered page: it removes rules of unused classes, unused @keyframes and unused custom properties, and replaces
 * the root's custom properties by their values, which saves the browser work for each element.
 */
export const criticalCss = (style: string, html: string): string => {
  const pruned = minified(style, { visitor: prune(classesOf(html), resolvedValues(style)) });
  return withoutUnusedProperties(minified(pruned, { unusedSymbols: unusedKeyframes(pruned) })).trim();
};
