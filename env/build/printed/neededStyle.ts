import { transform } from 'lightningcss';

const named = (text: string, pattern: RegExp): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const classesOf = (html: string): ReadonlySet<string> =>
  new Set(named(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));

const pruned = (style: string, borne: ReadonlySet<string>, unused: ReadonlyArray<string>): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(style),
    minify: true,
    unusedSymbols: [...unused],
    visitor: {
      Selector: (selector) =>
        selector.every((part) => part.type !== 'class' || borne.has(part.name)) ? undefined : [],
      Rule: {
        // Because: a printed page stands in the device's own face, which has the measures of Inter.
        'font-face': ({ value }) =>
          value.properties.some(({ type, value: family }) => type === 'font-family' && family === 'Inter')
            ? []
            : undefined,
      },
    },
  }).code.toString();

const motionsLeft = (style: string): ReadonlyArray<string> =>
  named(style, /@keyframes ([\w-]+)/g).filter((name) => style.split(new RegExp(`\\b${name}\\b`)).length < 3);

/** The rules of a style that a page makes use of as it was printed: none for a class it does not bear, no motion that nothing makes. */
export const neededStyle = (style: string, html: string): string => {
  const borne = classesOf(html);
  const worn = pruned(style, borne, []);
  return pruned(worn, borne, motionsLeft(worn)).trim();
};
