import type { AnyNode } from 'acorn';

/** A node of a syntax tree, and the place of the node above it. */
export type Place = { readonly node: AnyNode; readonly above: Place | null };

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;

/** Calls a function with the place of each node of a tree. */
export const visit = (place: Place, see: (place: Place) => void): void => {
  see(place);
  for (const value of Object.values(place.node))
    for (const node of Array.isArray(value) ? value : [value]) if (isNode(node)) visit({ node, above: place }, see);
};

/** The name that a node ends with, as it is written: a variable's, a member's, a key's or a text. Null without one. */
export const nameOf = (node: AnyNode | null): string | null => {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return node.computed && node.property.type !== 'Literal' ? null : nameOf(node.property);
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? null : nameOf(node.key);
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    default:
      return null;
  }
};

/** Whether a name is written in a tree. */
export const isNamedIn = (node: AnyNode, name: string): boolean => {
  let isNamed = false;
  visit({ node, above: null }, (place) => {
    isNamed ||= nameOf(place.node) === name;
  });
  return isNamed;
};
