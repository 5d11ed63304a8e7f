import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { browsersWithout, featuresIn, promisedBrowsers } from './promised.ts';

type Definition = {
  readonly owner: string;
  readonly name: string;
  /** Whether objects of the page have it. A function of a class or of the language is no such property. */
  readonly isProperty: boolean;
  readonly has: readonly string[];
  /** The promised browsers that have its owner, and lack it. Where the owner is missing, no script reaches it. */
  readonly lacks: readonly string[];
};

const { api } = bcd;
const { builtins = {} } = bcd.javascript;
const language = [...featuresIn(builtins), ...featuresIn(builtins['Intl'])];

const definitions: readonly Definition[] = [...featuresIn(api), ...language].flatMap(([owner, group]) => {
  const withoutOwner = browsersWithout(group);
  return featuresIn(group).map(([key, feature]) => {
    const without = browsersWithout(feature);
    return {
      owner,
      name: key.replace(/_static$/, ''),
      isProperty: Object.hasOwn(api, owner) && !key.endsWith('_static'),
      has: promisedBrowsers.filter((browser) => !without.includes(browser)),
      lacks: without.filter((browser) => !withoutOwner.includes(browser)),
    };
  });
});

const byName = new Map<string, readonly Definition[]>();
for (const definition of definitions) byName.set(definition.name, [...(byName.get(definition.name) ?? []), definition]);

const globals = new Map(
  [...featuresIn(api), ...featuresIn(builtins), ...featuresIn(api['Window'])].map(([name, feature]) => [
    name,
    browsersWithout(feature),
  ]),
);

/** What a script names of the platform: whether objects of the page have it, and the promised browsers that lack it. */
export type WebName = { readonly isProperty: boolean; readonly browsers: readonly string[] };

/** A global name, as a script writes it alone. */
export const globalName = (name: string): WebName => ({ isProperty: false, browsers: globals.get(name) ?? [] });

/** The interface of a global object, such as Document for `document`. */
const ownerOf = (object: string): string =>
  globals.has(object) ? object.charAt(0).toUpperCase() + object.slice(1) : object;

/** A member of an object of a known name, such as `document` or `URL`; null for an object or a member that the platform does not have. */
export const memberOf = (object: string, name: string): WebName | null => {
  if (/^(?:window|globalThis|self)$/.test(object) && globals.has(name))
    return { ...globalName(name), isProperty: true };
  const owner = ownerOf(object);
  const members = byName.get(name)?.filter((definition) => definition.owner === owner) ?? [];
  // Because: a class can have a static method of the same name as a method of its objects.
  const found = members.find(({ isProperty }) => isProperty !== (owner === object)) ?? members[0];
  return found === undefined ? null : { isProperty: found.isProperty, browsers: found.lacks };
};

const anyOwner = new Map(
  [...byName].map(([name, found]): readonly [string, WebName] => {
    const isLacking = (browser: string): boolean =>
      found.some(({ lacks }) => lacks.includes(browser)) && !found.some(({ has }) => has.includes(browser));
    const isProperty = found.every((definition) => definition.isProperty);
    return [name, { isProperty, browsers: promisedBrowsers.filter(isLacking) }];
  }),
);

/** A member of any object. A browser lacks it if none of the interfaces that it has has a member of that name. */
export const memberNamed = (name: string): WebName => anyOwner.get(name) ?? { isProperty: true, browsers: [] };

/** Everything that at least one promised browser lacks, by its owner; the owner of a global name is empty. */
export const lackingNames: ReadonlyArray<readonly [owner: string, name: string]> = [
  ...definitions.filter(({ lacks }) => lacks.length > 0).map(({ owner, name }) => [owner, name] as const),
  ...[...globals].filter(([, browsers]) => browsers.length > 0).map(([name]) => ['', name] as const),
];
