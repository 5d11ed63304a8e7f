import { type AnyNode, parse } from 'acorn';
import type { SupportFault } from './promised.ts';
import { withoutAny, withoutGlobal, withoutMember } from './webNames.ts';

/** A node of a syntax tree, and the place of the node above it. */
type Place = { readonly node: AnyNode; readonly above: Place | null };

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

const placesIn = (tree: AnyNode): readonly Place[] => {
  const places: Place[] = [{ node: tree, above: null }];
  // Because: the loop also reaches what it adds.
  for (const place of places)
    for (const node of Object.values(place.node).flat().filter(isNode)) places.push({ node, above: place });
  return places;
};

/** The name that a node ends with, as it is written: a variable's, a member's, a key's or a text. Null without one. */
const nameOf = (node: AnyNode | null | undefined): string | null => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  const isMember = node?.type === 'MemberExpression';
  if (!isMember && node?.type !== 'Property' && node?.type !== 'MethodDefinition') return null;
  const key = isMember ? node.property : node.key;
  return node.computed && key.type !== 'Literal' ? null : nameOf(key);
};

/** The object that a node takes a member of; undefined for a node that takes none. */
const objectOf = ({ node, above }: Place): AnyNode | null | undefined => {
  if (node.type === 'MemberExpression') return node.object;
  if (node.type !== 'Property' || above?.node.type !== 'ObjectPattern') return undefined;
  const holder = above.above?.node;
  return holder?.type === 'VariableDeclarator' ? holder.init : null;
};

const isKey = ({ node, above }: Place): boolean =>
  above !== null &&
  ('property' in above.node ? above.node.property : 'key' in above.node ? above.node.key : null) === node &&
  !('computed' in above.node && above.node.computed);

// Because: minifying keeps the names of members. One that the build gives to an object of its own need not be the platform's.
const ownName = ({ node, above }: Place): string | null => {
  if (node.type === 'AssignmentExpression') return node.left.type === 'MemberExpression' ? nameOf(node.left) : null;
  return node.type === 'MethodDefinition' || above?.node.type === 'ObjectExpression' ? nameOf(node) : null;
};

const useAt = (place: Place, own: ReadonlySet<string | null>): SupportFault | null => {
  const name = nameOf(place.node);
  if (name === null) return null;
  // Because: a name of three letters is one of the minifier.
  if (place.node.type === 'Identifier')
    return name.length <= 3 || isKey(place) ? null : { name, browsers: withoutGlobal(name) };
  const object = objectOf(place);
  if (object === undefined) return null;
  const known = withoutMember(nameOf(object) ?? '', name);
  if (known !== null) return { name: `${nameOf(object)}.${name}`, browsers: known };
  return own.has(name) ? null : { name: `.${name}`, browsers: withoutAny(name) };
};

/**
 * What each script of a build uses of the platform, and a promised browser lacks. A member counts where its object is known by name, or
 * where no interface of the browser has a member of its name. Throws at syntax that is newer than ES2022.
 */
export const scriptFaults = (scripts: readonly string[]): ReadonlyArray<readonly SupportFault[]> => {
  const places = scripts.map((text) => placesIn(parse(text, { ecmaVersion: 2022, sourceType: 'module' })));
  const own = new Set(places.flat().map(ownName));
  return places.map((all) =>
    all.flatMap((place) => {
      const use = useAt(place, own);
      return use === null || use.browsers.length === 0 ? [] : [use];
    }),
  );
};
