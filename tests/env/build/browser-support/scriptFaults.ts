import { type AnyNode, parse } from 'acorn';
import type { BuiltText, SupportFault } from './builtText.ts';
import { isAskedFor } from './isAskedFor.ts';
import { nameOf, type Place, visit } from './syntaxTree.ts';
import { globalName, memberNamed, memberOf, type WebName } from './webNames.ts';

/** A name of the platform that a script uses. */
type Use = WebName & { readonly file: string; readonly name: string; readonly label: string; readonly place: Place };

// Because: the names of members are not minified. A name that the build gives to its own objects need not be the platform's.
const ownName = ({ node, above }: Place): string | null => {
  switch (node.type) {
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? nameOf(node.left) : null;
    case 'Property':
      return above?.node.type === 'ObjectExpression' ? nameOf(node) : null;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return nameOf(node);
    default:
      return null;
  }
};

/** The value that a pattern takes apart. */
const takenApart = (pattern: Place): AnyNode | null => {
  const holder = pattern.above?.node;
  if (holder?.type === 'VariableDeclarator') return holder.init ?? null;
  return holder?.type === 'AssignmentExpression' ? holder.right : null;
};

/** The object that a node takes a member of; null where its name does not say, and undefined for a node that takes none. */
const objectOf = ({ node, above }: Place): string | null | undefined => {
  if (node.type === 'MemberExpression') return nameOf(node.object);
  if (node.type === 'Property' && above?.node.type === 'ObjectPattern') return nameOf(takenApart(above));
  return undefined;
};

const isKey = (node: AnyNode, parent: AnyNode | undefined): boolean => {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  const isNamed =
    parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition';
  return isNamed && parent.key === node && !parent.computed;
};

const useAt = (place: Place, own: ReadonlySet<string>): Omit<Use, 'file'> | null => {
  const { node, above } = place;
  const name = nameOf(node);
  if (name === null) return null;
  if (node.type === 'Identifier')
    // Because: a name of three letters is one of the minifier.
    return name.length <= 3 || isKey(node, above?.node) ? null : { ...globalName(name), name, label: name, place };
  const object = objectOf(place);
  if (object === undefined) return null;
  const member = object === null ? null : memberOf(object, name);
  if (member !== null) return { ...member, name, label: `${object}.${name}`, place };
  return own.has(name) ? null : { ...memberNamed(name), name, label: `.${name}`, place };
};

/**
 * What scripts use of the platform without asking for it first, and a promised browser lacks. A member counts where its object is known
 * by name, or where no interface of the browser has a member of its name. Throws at syntax that is newer than ES2022.
 */
export const scriptFaults = (scripts: readonly BuiltText[]): readonly SupportFault[] => {
  const own = new Set<string>();
  const places = scripts.flatMap(({ file, text }) => {
    const found: { readonly file: string; readonly place: Place }[] = [];
    visit({ node: parse(text, { ecmaVersion: 2022, sourceType: 'module' }), above: null }, (place) => {
      const name = ownName(place);
      if (name !== null) own.add(name);
      if (['Identifier', 'MemberExpression', 'Property'].includes(place.node.type)) found.push({ file, place });
    });
    return found;
  });
  return places.flatMap(({ file, place }) => {
    const use = useAt(place, own);
    if (use === null || use.browsers.length === 0 || isAskedFor(use)) return [];
    return [{ file, name: use.label, browsers: use.browsers }];
  });
};
