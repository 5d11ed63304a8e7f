import { type AnyNode, parse } from 'acorn';
import type { SupportFault } from './promised.ts';
import { withoutAny, withoutMember } from './webNames.ts';

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

/** A node and all nodes in it, but the names of members, which are no variables. */
const nodesIn = (tree: AnyNode): readonly AnyNode[] => {
  const nodes = [tree];
  // Because: the loop also reaches what it adds.
  for (const node of nodes) {
    const parts = Object.entries(node).filter(
      ([key]) => !/^(?:key|property)$/.test(key) || ('computed' in node && node.computed),
    );
    nodes.push(...parts.flatMap(([, part]) => part).filter(isNode));
  }
  return nodes;
};

/** The name that a node ends with, as it is written: a variable's, a member's, a key's or a text. Empty without one. */
const nameOf = (node: AnyNode): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  const isMember = node.type === 'MemberExpression';
  if (!isMember && node.type !== 'Property' && node.type !== 'MethodDefinition') return '';
  const key = isMember ? node.property : node.key;
  return node.computed && key.type !== 'Literal' ? '' : nameOf(key);
};

// Because: minifying keeps the names of members. One that the build gives to an object of its own need not be the platform's.
const ownNames = (node: AnyNode): readonly string[] => {
  if (node.type === 'ObjectExpression') return node.properties.map(nameOf);
  if (node.type === 'MethodDefinition') return [nameOf(node)];
  return node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' ? [nameOf(node.left)] : [];
};

const memberUse = (name: string, object: string, own: ReadonlySet<string>): SupportFault => {
  const known = withoutMember(object, name);
  if (known !== null) return { name: `${object}.${name}`, browsers: known };
  return { name: `.${name}`, browsers: own.has(name) ? [] : withoutAny(name) };
};

const usesOf = (node: AnyNode, own: ReadonlySet<string>): readonly SupportFault[] => {
  if (node.type === 'MemberExpression') return [memberUse(nameOf(node), nameOf(node.object), own)];
  if (node.type === 'ObjectPattern') return node.properties.map((property) => memberUse(nameOf(property), '', own));
  // Because: a name of three letters is one of the minifier.
  if (node.type !== 'Identifier' || node.name.length <= 3) return [];
  return [{ name: node.name, browsers: withoutMember('window', node.name) ?? [] }];
};

/**
 * What each script of a build uses of the platform, and a promised browser lacks. A member counts where its object is known by name, or
 * where no interface of the browser has a member of its name. Throws at syntax that is newer than ES2022.
 */
export const scriptFaults = (scripts: readonly string[]): ReadonlyArray<readonly SupportFault[]> => {
  const trees = scripts.map((text) => nodesIn(parse(text, { ecmaVersion: 2022, sourceType: 'module' })));
  const own = new Set(trees.flat().flatMap(ownNames));
  return trees.map((nodes) => nodes.flatMap((node) => usesOf(node, own)).filter(({ browsers }) => browsers.length > 0));
};
