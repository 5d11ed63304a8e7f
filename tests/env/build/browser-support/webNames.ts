import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { browsersWithout, featuresIn, promisedBrowsers } from './promised.ts';

const { api } = bcd;
const { builtins = {} } = bcd.javascript;

/** The members of an interface, a class or an object. `lacks` are the promised browsers that have its owner, and lack it. */
const members = [api, builtins, builtins['Intl']].flatMap(featuresIn).flatMap(([owner, group]) =>
  featuresIn(group).map(([key, feature]) => {
    const without = browsersWithout(feature);
    const withoutOwner = browsersWithout(group);
    const lacks = without.filter((browser) => !withoutOwner.includes(browser));
    return { owner, key, name: key.replace(/_static$/, ''), without, lacks };
  }),
);

const byKey = new Map(members.map(({ owner, key, lacks }) => [`${owner}.${key}`, lacks]));

const globals = new Map(
  [api, builtins, api['Window']]
    .flatMap(featuresIn)
    .map(([name, feature]): [string, readonly string[]] => [name, browsersWithout(feature)]),
);

/** The promised browsers that lack a member of `window`, `document`, `URL` and the like; null where the platform has no such object or member. */
export const withoutMember = (object: string, name: string): readonly string[] | null => {
  if (/^(?:window|globalThis|self)$/.test(object)) return globals.get(name) ?? null;
  const owner = globals.has(object) ? object.charAt(0).toUpperCase() + object.slice(1) : object;
  // Because: a class can have a static method of the same name as a method of its objects.
  const keys = owner === object ? [`${name}_static`, name] : [name, `${name}_static`];
  return keys.map((key) => byKey.get(`${owner}.${key}`)).find((lacks) => lacks !== undefined) ?? null;
};

const byName = new Map<string, typeof members>();
for (const member of members) byName.set(member.name, [...(byName.get(member.name) ?? []), member]);

/** The promised browsers that lack a member of that name, whatever its owner is. */
export const withoutAny = (name: string): readonly string[] => {
  const found = byName.get(name) ?? [];
  return promisedBrowsers.filter(
    (browser) =>
      found.some(({ lacks }) => lacks.includes(browser)) && found.every(({ without }) => without.includes(browser)),
  );
};

/** Everything that at least one promised browser lacks, by its owner; the owner of a global name is empty. */
export const lackingNames: ReadonlyArray<readonly [owner: string, name: string]> = [
  ...members.filter(({ lacks }) => lacks.length > 0).map(({ owner, name }) => [owner, name] as const),
  ...[...globals].filter(([, browsers]) => browsers.length > 0).map(([name]) => ['', name] as const),
];
