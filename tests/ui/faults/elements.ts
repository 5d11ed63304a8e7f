import type { Sight } from '#tests/faults/visit.ts';

const roles = { heading: 'h1', button: 'button' } as const;

/** The element of a role with a name. */
export const named = (role: keyof typeof roles, name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(roles[role])].find(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent).trim() === name &&
      element.closest('[hidden], [aria-hidden="true"], [inert]') === null,
  );

/** The first field whose label fits. */
export const labelled = (fits: (label: string) => boolean): HTMLInputElement | undefined =>
  [...document.querySelectorAll('label')].flatMap((label) => {
    const field = document.getElementById(label.htmlFor);
    return fits(label.textContent.trim()) && field instanceof HTMLInputElement ? [field] : [];
  })[0];

/** Whether the page shows something. */
export const isShown = (sight: Sight): boolean => {
  if ('text' in sight) return document.body.textContent.includes(sight.text);
  return ('label' in sight ? labelled((label) => label === sight.label) : named(sight.role, sight.name)) !== undefined;
};
