import type { CDPSession } from '@playwright/test';

type Value = { readonly value?: string | boolean | number };

/** A node of the accessibility tree, as the DevTools Protocol gives it. */
type Node = {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly properties?: ReadonlyArray<{ readonly name: string; readonly value: Value }>;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
};

const controls = [
  'button',
  'link',
  'textbox',
  'combobox',
  'option',
  'radio',
  'checkbox',
  'switch',
  'listbox',
  'searchbox',
];
// Because: the focus goes there by script: on arrival, to what is wrong, and into a dialog.
const focusTargets = ['RootWebArea', 'heading', 'alert', 'dialog', 'alertdialog'];
const announced = ['alert', 'status', 'timer', 'log'];

const roleOf = ({ role }: Node): string => String(role?.value);
const nameOf = ({ name }: Node): string => String(name?.value ?? '');
const property = ({ properties = [] }: Node, name: string): Value['value'] =>
  properties.find((one) => one.name === name)?.value.value;

const focusableFaults = (node: Node): readonly string[] => {
  const described = `${roleOf(node)} "${nameOf(node)}"`;
  if (![...controls, ...focusTargets].includes(roleOf(node))) return [`a control with the role ${described}`];
  // Because: an alert is heard by what it says.
  return nameOf(node).trim() === '' && roleOf(node) !== 'alert' ? [`a control without a name: ${described}`] : [];
};

const liveFaults = (nodes: readonly Node[]): readonly string[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = (node: Node): boolean => ['polite', 'assertive'].includes(String(property(node, 'live')));
  const parent = ({ parentId = '' }: Node): Node | undefined => byId.get(parentId);
  const isInside = (node: Node | undefined): boolean => node !== undefined && (isLive(node) || isInside(parent(node)));
  return nodes.filter(isLive).flatMap((node) => {
    const described = `${roleOf(node)} "${nameOf(node)}"`;
    if (!announced.includes(roleOf(node))) return [`announced without a role: ${described}`];
    if (isInside(parent(node))) return [`announced twice, by a region within a region: ${described}`];
    return roleOf(node) === 'alert' && nameOf(node) === '' && (node.childIds ?? []).length === 0
      ? [`an empty alert: ${described}`]
      : [];
  });
};

// Because: an error leads to a part of a form that has not loaded its field yet; no key reaches it.
const isPartOfForm = async (browser: CDPSession, node: Node): Promise<boolean> => {
  if (roleOf(node) !== 'generic' || node.backendDOMNodeId === undefined) return false;
  const described = await browser.send('DOM.describeNode', { backendNodeId: node.backendDOMNodeId });
  const { attributes = [] } = described.node;
  return attributes[attributes.indexOf('tabindex') + 1] === '-1';
};

/** What a screen reader finds wrong on the current page: a control without a role or a name, and a faulty live region. */
export const treeFaults = async (browser: CDPSession): Promise<readonly string[]> => {
  const { nodes }: { readonly nodes: readonly Node[] } = await browser.send('Accessibility.getFullAXTree');
  const seen = nodes.filter(({ ignored }) => !ignored);
  const focusable = seen.filter((node) => property(node, 'focusable') === true);
  if (focusable.length < 2) throw new Error('The tree has no control.');
  const faults = await Promise.all(
    focusable.map(async (node) => ((await isPartOfForm(browser, node)) ? [] : focusableFaults(node))),
  );
  return [...faults.flat(), ...liveFaults(seen)];
};
