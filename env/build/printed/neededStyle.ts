import { transform, type CustomAtRules, type Visitor } from 'lightningcss';

type Values = ReadonlyMap<string, string>;

const named = (text: string, pattern: RegExp): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const classesOf = (html: string): ReadonlySet<string> =>
  new Set(named(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));

const depthAt = (style: string, index: number): number => {
  const before = style.slice(0, index);
  return before.split('{').length - before.split('}').length;
};

type Root = { readonly always: boolean; readonly name: string; readonly value: string };

const rootDeclarations = (style: string): ReadonlyArray<Root> =>
  [...style.matchAll(/:root\s*\{([^{}]*)\}/g)].flatMap(({ index, 1: block = '' }) =>
    block
      .split(';')
      .map((line) => line.split(':'))
      .filter(([name = '']) => name.trim().startsWith('--'))
      .map(([name = '', ...value]) => ({
        always: depthAt(style, index) === 0,
        name: name.trim(),
        value: value.join(':').trim(),
      })),
  );

const reference = /var\((--[\w-]+)\)/g;

/** What the properties of the root come to, those apart that are something else for some people, or rest on such a one. */
const settledValues = (style: string): Values => {
  const declared = rootDeclarations(style);
  const open = new Set(declared.filter(({ always }) => !always).map(({ name }) => name));
  const last = new Map(declared.filter(({ name }) => !open.has(name)).map(({ name, value }) => [name, value]));
  const settle = (value: string): string =>
    value.replaceAll(reference, (whole, name: string) => {
      const known = last.get(name);
      return known === undefined ? whole : settle(known);
    });
  const settled = [...last].map(([name, value]) => [name, settle(value)] as const);
  return new Map(settled.filter(([, value]) => !value.includes('var(')));
};

const prune = (borne: ReadonlySet<string>, values: Values): Visitor<CustomAtRules> => ({
  Selector: (selector) => (selector.every((part) => part.type !== 'class' || borne.has(part.name)) ? undefined : []),
  Variable: ({ name }) => {
    const value = values.get(name.ident);
    return value === undefined ? undefined : { raw: value };
  },
  Declaration: { custom: ({ name }) => (values.has(name) ? [] : undefined) },
  Rule: {
    // Because: a printed page stands in the device's own face, which has the measures of Inter.
    'font-face': ({ value }) =>
      value.properties.some(({ type, value: family }) => type === 'font-family' && family === 'Inter') ? [] : undefined,
  },
});

type Unused = { readonly unusedSymbols?: string[]; readonly visitor?: Visitor<CustomAtRules> };

const pressed = (style: string, unused: Unused): string =>
  transform({ filename: 'page.css', code: Buffer.from(style), minify: true, ...unused }).code.toString();

const motionsLeft = (style: string): string[] =>
  named(style, /@keyframes ([\w-]+)/g).filter((name) => style.split(new RegExp(`\\b${name}\\b`)).length < 3);

/**
 * The rules of a style that a page makes use of as it was printed: none for a class it does not bear, no motion that nothing makes, and
 * in place of a property of the root what it comes to, which no browser then has to work out for each element.
 */
export const neededStyle = (style: string, html: string): string => {
  const worn = pressed(style, { visitor: prune(classesOf(html), settledValues(style)) });
  return pressed(worn, { unusedSymbols: motionsLeft(worn) }).trim();
};
