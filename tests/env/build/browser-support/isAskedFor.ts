import type { AnyNode } from 'acorn';
import { isNamedIn, type Place } from './syntaxTree.ts';

/** A use of a name at a place; `isProperty` for a name that objects of the page have. */
type Use = { readonly name: string; readonly isProperty: boolean; readonly place: Place };

/** Whether the value of a node is only asked for, as by `?.`, `&&` and `if`. */
const isQuestion = ({ node, above }: Place): boolean => {
  const parent = above?.node;
  switch (parent?.type) {
    case 'LogicalExpression':
      return parent.left === node || (above !== null && isQuestion(above));
    case 'ChainExpression':
    case 'AssignmentExpression':
      return above !== null && isQuestion(above);
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'UnaryExpression':
      return true;
    case 'BinaryExpression':
      return !['in', 'instanceof'].includes(parent.operator);
    case 'MemberExpression':
      return parent.object === node && parent.optional;
    case 'CallExpression':
      return parent.callee === node && parent.optional;
    default:
      return false;
  }
};

/** Whether a value is read and no more. It is neither called nor taken apart, which both throw where it is missing. */
const isOnlyRead = ({ node, above }: Place): boolean => {
  const parent = above?.node;
  switch (parent?.type) {
    case 'CallExpression':
    case 'NewExpression':
      return parent.callee !== node;
    case 'MemberExpression':
      return parent.object !== node;
    case 'VariableDeclarator':
      return parent.id.type === 'Identifier';
    case 'ObjectPattern':
      return node.type === 'Property' && node.value.type !== 'ObjectPattern';
    default:
      return true;
  }
};

const isExit = (node: AnyNode | null | undefined): boolean =>
  node?.type === 'BlockStatement'
    ? isExit(node.body.at(-1))
    : node?.type === 'ReturnStatement' || node?.type === 'ThrowStatement';

/** Whether a node asks for a name before it runs a part of itself: by its test, or by an exit before that part. */
const asksBefore = (node: AnyNode, part: AnyNode, name: string): boolean => {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return node.test !== part && isNamedIn(node.test, name);
    case 'LogicalExpression':
      return node.right === part && isNamedIn(node.left, name);
    case 'Program':
    case 'BlockStatement':
      return node.body
        .slice(
          0,
          node.body.findIndex((statement) => statement === part),
        )
        .some((one) => one.type === 'IfStatement' && isExit(one.consequent) && isNamedIn(one.test, name));
    default:
      return false;
  }
};

const isAskedAround = ({ node, above }: Place, name: string): boolean =>
  above !== null && (asksBefore(above.node, node, name) || isAskedAround(above, name));

/** Whether the function that a place is in catches what is thrown there. */
const isCaught = ({ node, above }: Place): boolean => {
  if (above === null || above.node.type.includes('Function')) return false;
  const isTried = above.node.type === 'TryStatement' && above.node.block === node && above.node.handler !== null;
  return isTried || isCaught(above);
};

/** Whether a script asks for a name before it uses it there. A missing variable throws even where it is read, but for `typeof`. */
export const isAskedFor = ({ name, isProperty, place }: Use): boolean => {
  const parent = place.above?.node;
  const isHarmless =
    place.node.type === 'Identifier'
      ? parent?.type === 'UnaryExpression' && parent.operator === 'typeof'
      : isQuestion(place) || (isProperty && isOnlyRead(place));
  return isHarmless || isCaught(place) || isAskedAround(place, name);
};
