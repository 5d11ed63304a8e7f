import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';
import type { BuiltText, SupportFault } from './builtText.ts';
import { browsersWithout, featuresIn } from './promised.ts';

/** What a style sheet uses: the name that `@supports` asks for, and the promised browsers that lack it. */
type Use = { readonly name: string; readonly label: string; readonly browsers: readonly string[] };

const { properties = {}, selectors: pseudos = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

const allIn = (group: Identifier): ReturnType<typeof featuresIn> =>
  featuresIn(group).flatMap((entry) => [entry, ...allIn(entry[1])]);

const typeFeatures = allIn(types);

/** The promised browsers without a function or a unit. The data groups them by the kind of their value. */
const withoutType = (name: string): readonly string[] => {
  const found = typeFeatures.filter(([key]) => key === name || key === `${name}-function`);
  const [first = [], ...others] = found.map(([, feature]) => browsersWithout(feature));
  return first.filter((browser) => others.every((browsers) => browsers.includes(browser)));
};

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

// Because: a browser ignores a whole rule if it does not know one of its selectors. A rule for one engine alone loses nothing.
const selectorUses = ({ selector, selectors, parent }: Rule): readonly Use[] => [
  ...(parent?.type === 'rule' ? [{ name: '&', label: 'nesting', browsers: browsersWithout(pseudos['nesting']) }] : []),
  ...matches(selector, /::?([\w-]+)/g)
    .filter((name) => !name.startsWith('-') || selectors.length > 1)
    .map((name) => ({ name, label: `:${name} in ${selector}`, browsers: browsersWithout(pseudos[name]) })),
];

const atRuleUses = ({ name, params }: AtRule): readonly Use[] => [
  { name, label: `@${name}`, browsers: browsersWithout(atRules[name]) },
  ...matches(name === 'media' ? params : '', /\(\s*([a-z-]+)/g).map((feature) => ({
    name: feature,
    label: `@media ${feature}`,
    browsers: browsersWithout(atRules['media']?.[feature]),
  })),
];

const isAtRule = (node: { readonly type: string } | undefined): node is AtRule => node?.type === 'atrule';

const declarationUses = ({ prop, value, parent }: Declaration): readonly Use[] => {
  const property = (isAtRule(parent) ? atRules[parent.name] : properties)?.[prop];
  const written = parent?.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])) ?? [];
  const prefixes = written.flatMap((other) => (other.endsWith(`-${prop}`) ? [other.slice(0, -prop.length)] : []));
  const lacking = browsersWithout(property, prefixes);
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const typed = [
    ...matches(words, /(?<![\w-])([a-z][a-z-]*)\(/g).map((name) => [name, `${name}()`] as const),
    ...matches(words, /(?<![\w#-])[\d.]+([a-z]+)/g).map((name) => [name, `1${name}`] as const),
  ];
  if (lacking.length > 0) return [{ name: prop, label: prop, browsers: lacking }];
  return [
    ...matches(words, /(?<![\w#.-])([a-z][a-z-]*)(?![\w(-])/g).map((name) => ({
      name,
      label: `${prop}: ${name}`,
      browsers: browsersWithout(property?.[name], prefixes),
    })),
    ...typed.map(([name, label]) => ({ name, label, browsers: withoutType(name) })),
  ];
};

const usesOf = (node: ChildNode): readonly Use[] => {
  switch (node.type) {
    case 'rule':
      return selectorUses(node);
    case 'atrule':
      return atRuleUses(node);
    case 'decl':
      return declarationUses(node);
    default:
      return [];
  }
};

const isSupported = (around: Container | undefined, name: string): boolean =>
  around !== undefined &&
  ((isAtRule(around) && around.name === 'supports' && around.params.includes(name)) ||
    isSupported(around.parent as Container | undefined, name));

/** Whether `@supports` around a node asks for a name, or the rule says before what else the property may be. */
const isAskedFor = (node: ChildNode, name: string): boolean => {
  const before = node.parent?.nodes?.slice(0, node.parent.index(node)) ?? [];
  const isReplaced = node.type === 'decl' && before.some((one) => one.type === 'decl' && one.prop === node.prop);
  return isReplaced || isSupported(node.parent, name);
};

/** What style sheets use without `@supports`, and a promised browser lacks. */
export const styleFaults = (sheets: readonly BuiltText[]): readonly SupportFault[] =>
  sheets.flatMap(({ file, text }) => {
    const faults: SupportFault[] = [];
    parse(text).walk((node) => {
      for (const { name, label, browsers } of usesOf(node))
        if (browsers.length > 0 && !isAskedFor(node, name)) faults.push({ file, name: label, browsers });
    });
    return faults;
  });
