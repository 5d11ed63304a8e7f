import type { Sight } from '#tests/faults/visit.ts';

const roles = {
  heading: 'h1',
  button: 'button',
  list: 'ul',
  combobox: 'select',
} as const;

const all = (selector: string): ReadonlyArray<HTMLElement> => [...document.querySelectorAll<HTMLElement>(selector)];

const isHidden = (element: HTMLElement): boolean => element.closest('[hidden], [aria-hidden="true"], [inert]') !== null;

const textOf = (ids: string): string =>
  ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const labelsOf = ({ id }: HTMLElement): string =>
  all('label').find((label) => id !== '' && label.getAttribute('for') === id)?.textContent ?? '';

const nameOf = (element: HTMLElement): string => {
  const labelledBy = element.getAttribute('aria-labelledby');
  const named = element.getAttribute('aria-label') ?? (labelledBy === null ? labelsOf(element) : textOf(labelledBy));
  return (named === '' ? (element.textContent ?? '') : named).trim();
};

/** The button of a name; undefined if there is none. */
export const buttonNamed = (name: string): HTMLElement | undefined =>
  all(roles.button).find((button) => nameOf(button) === name && !isHidden(button));

/** The fields whose label fits. */
export const fieldsLabelled = (fits: (label: string) => boolean): ReadonlyArray<HTMLInputElement> =>
  all('label').flatMap((label) => {
    const field = document.getElementById(label.getAttribute('for') ?? '') ?? label.querySelector('input');
    return fits(label.textContent.trim()) && field instanceof HTMLInputElement ? [field] : [];
  });

/** The field of a label; undefined if there is none. */
export const fieldLabelled = (name: string): HTMLInputElement | undefined =>
  fieldsLabelled((label) => label === name)[0];

/** Replaces the text of a field as typing does. */
export const enterText = (field: HTMLInputElement, text: string): void => {
  // Because: React ignores a text that was set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Whether the page shows something. */
export const isShown = (sight: Sight): boolean => {
  if ('text' in sight) return document.body.textContent.includes(sight.text);
  if ('label' in sight) return fieldLabelled(sight.label) !== undefined;
  return all(roles[sight.role]).some((element) => nameOf(element) === sight.name && !isHidden(element));
};
