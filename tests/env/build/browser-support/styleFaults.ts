import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss';
import { browsersWithout, featuresIn, promisedBrowsers, type SupportFault } from './promised.ts';

const { properties, selectors: pseudos = {}, types, 'at-rules': atRules = {} } = bcd.css;

const allIn = (group: Identifier | undefined): ReturnType<typeof featuresIn> =>
  featuresIn(group).flatMap((entry) => [entry, ...allIn(entry[1])]);

const typeFeatures = allIn(types);

/** A use of what the data knows as one of some features. */
const featureUse = (name: string, ...features: ReadonlyArray<Identifier | undefined>): SupportFault => {
  const lacking = features.map(browsersWithout);
  const isLacking = (browser: string): boolean => lacking.every((browsers) => browsers.includes(browser));
  return { name, browsers: lacking.length === 0 ? [] : promisedBrowsers.filter(isLacking) };
};

/** A use of a function or a unit, which the data groups by the kind of their value, or of a syntax of a function. */
const typeUse = (text: string, name: string, syntax?: string): SupportFault => {
  const found = typeFeatures.filter(([key]) => key === name || key === `${name}-function`);
  return featureUse(
    text,
    ...found.flatMap(([, feature]) => (syntax === undefined ? feature : (feature[syntax] ?? []))),
  );
};

// Because: a browser ignores a whole rule if it does not know one of its selectors. A rule for one engine alone loses nothing.
const selectorUses = ({ selector, selectors, parent }: Rule): readonly SupportFault[] => [
  ...(parent?.type === 'rule' ? [featureUse('nesting', pseudos['nesting'])] : []),
  ...[...selector.matchAll(/::?([\w-]+)/g)]
    .filter(([, name = '']) => !name.startsWith('-') || selectors.length > 1)
    .map(([, name = '']) => featureUse(`:${name} in ${selector}`, pseudos[name])),
];

const atRuleUses = ({ name, params }: AtRule): readonly SupportFault[] => {
  const queries = name === 'media' ? [...params.matchAll(/\(\s*([a-z-]+)/g)] : [];
  const asked = queries.map(([, feature = '']) => featureUse(`@media ${feature}`, atRules['media']?.[feature]));
  return [featureUse(`@${name}`, atRules[name]), ...asked];
};

const isAtRule = (node: { readonly type: string } | undefined): node is AtRule => node?.type === 'atrule';

/** The property of a declaration, then the keywords, functions and units of its value. */
const declarationUses = ({ prop, value, parent }: Declaration): readonly SupportFault[] => {
  const property = (isAtRule(parent) ? atRules[parent.name] : properties)?.[prop];
  const whole = featureUse(prop, property);
  if (whole.browsers.length > 0) return [whole];
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return [...words.matchAll(/(?<![\w#.-])([\d.]*)([a-z][a-z-]*)(\(from\b|\(?)/g)].map(
    ([, number, name = '', bracket]) => {
      if (number !== '') return typeUse(`1${name}`, name);
      if (bracket === '(from') return typeUse(`${name}(from)`, name, 'relative_syntax');
      return bracket === '' ? featureUse(`${prop}: ${name}`, property?.[name]) : typeUse(`${name}()`, name);
    },
  );
};

const isSupported = ({ parent }: Node, word: string): boolean =>
  parent !== undefined &&
  ((isAtRule(parent) && parent.name === 'supports' && parent.params.includes(word)) || isSupported(parent, word));

/** What a style sheet uses without `@supports`, and a promised browser lacks. */
export const styleFaults = (sheet: string): readonly SupportFault[] => {
  const faults: SupportFault[] = [];
  const add = (node: Node, uses: readonly SupportFault[]): void => {
    const lacking = uses.filter(({ browsers }) => browsers.length > 0);
    faults.push(...lacking.filter(({ name }) => !isSupported(node, /[a-z][\w-]*/.exec(name)?.[0] ?? '')));
  };
  const root = parse(sheet);
  root.walkRules((rule) => add(rule, selectorUses(rule)));
  root.walkAtRules((rule) => add(rule, atRuleUses(rule)));
  root.walkDecls((declaration) => add(declaration, declarationUses(declaration)));
  return faults;
};
