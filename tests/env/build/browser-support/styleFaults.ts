import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type AtRule, type ChildNode, type Declaration, type Node, parse, type Rule } from 'postcss';
import { browsersWithout, featuresIn, promisedBrowsers, type SupportFault } from './promised.ts';

const { properties, selectors: pseudos = {}, types, 'at-rules': atRules = {} } = bcd.css;

const allIn = (group: Identifier | undefined): ReturnType<typeof featuresIn> =>
  featuresIn(group).flatMap((entry) => [entry, ...allIn(entry[1])]);

const typeFeatures = allIn(types);

/** The promised browsers without a function or a unit. The data groups them by the kind of their value. */
const withoutType = (name: string): readonly string[] => {
  const found = typeFeatures.filter(([key]) => key === name || key === `${name}-function`);
  const lacking = found.map(([, feature]) => browsersWithout(feature));
  return promisedBrowsers.filter((browser) => found.length > 0 && lacking.every((some) => some.includes(browser)));
};

// Because: a browser ignores a whole rule if it does not know one of its selectors. A rule for one engine alone loses nothing.
const selectorUses = ({ selector, selectors, parent }: Rule): readonly SupportFault[] => [
  ...(parent?.type === 'rule' ? [{ name: 'nesting', browsers: browsersWithout(pseudos['nesting']) }] : []),
  ...[...selector.matchAll(/::?([\w-]+)/g)]
    .filter(([, name = '']) => !name.startsWith('-') || selectors.length > 1)
    .map(([, name = '']) => ({ name: `:${name} in ${selector}`, browsers: browsersWithout(pseudos[name]) })),
];

const atRuleUses = ({ name, params }: AtRule): readonly SupportFault[] => [
  { name: `@${name}`, browsers: browsersWithout(atRules[name]) },
  ...[...(name === 'media' ? params : '').matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => ({
    name: `@media ${feature}`,
    browsers: browsersWithout(atRules['media']?.[feature]),
  })),
];

const isAtRule = (node: { readonly type: string } | undefined): node is AtRule => node?.type === 'atrule';

/** The property of a declaration, then the keywords, functions and units of its value. */
const declarationUses = ({ prop, value, parent }: Declaration): readonly SupportFault[] => {
  const property = (isAtRule(parent) ? atRules[parent.name] : properties)?.[prop];
  const lacking = browsersWithout(property);
  if (lacking.length > 0) return [{ name: prop, browsers: lacking }];
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return [...words.matchAll(/(?<![\w#.-])([\d.]*)([a-z][a-z-]*)(\(?)/g)].map(([, number, name = '', bracket]) => {
    if (number !== '') return { name: `1${name}`, browsers: withoutType(name) };
    if (bracket !== '') return { name: `${name}()`, browsers: withoutType(name) };
    return { name: `${prop}: ${name}`, browsers: browsersWithout(property?.[name]) };
  });
};

const usesOf = (node: ChildNode): readonly SupportFault[] => {
  if (node.type === 'rule') return selectorUses(node);
  if (node.type === 'atrule') return atRuleUses(node);
  return node.type === 'decl' ? declarationUses(node) : [];
};

const isSupported = ({ parent }: Node, word: string): boolean =>
  parent !== undefined &&
  ((isAtRule(parent) && parent.name === 'supports' && parent.params.includes(word)) || isSupported(parent, word));

/** What a style sheet uses without `@supports`, and a promised browser lacks. */
export const styleFaults = (sheet: string): readonly SupportFault[] => {
  const faults: SupportFault[] = [];
  parse(sheet).walk((node) => {
    const lacking = usesOf(node).filter(({ browsers }) => browsers.length > 0);
    faults.push(...lacking.filter(({ name }) => !isSupported(node, /[a-z][\w-]*/.exec(name)?.[0] ?? '')));
  });
  return faults;
};
