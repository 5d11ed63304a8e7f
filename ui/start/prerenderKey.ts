import type { UseCases } from '#application/useCases.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { stepperAt } from '#domain/navigation/stepper.ts';

type RenderInput = Pick<UseCases, 'context' | 'session'>;

// Because: the session keeps the state of a sign-up over a reload, and a prerendered page does not show it.
const stepsShown = ({ context: { brand, settings }, session }: RenderInput, screen: string): ReadonlyArray<string> => {
  const { accountType, platform } = session.get();
  const path = routeOf(screen);
  const kind = { accountType, platform: platform ?? brand.defaultPlatform, newFlow: settings.newFlow };
  const stepper = path === null ? null : stepperAt(path, kind);
  return stepper === null ? [] : [accountType ?? 'Personal', ...stepper.steps.map(({ name }) => name)];
};

/**
 * Everything that the first render of a screen depends on, as one string. If a prerendered page has the same key, the script
 * hydrates it; otherwise the script renders the page again.
 */
export const prerenderKey = (input: RenderInput, screen: string): string =>
  [input.context.brand.key, input.session.get().userLocale, screen, stepsShown(input, screen).join()].join(' ');

/** Whether a page still shows exactly what was prerendered with this key. */
export const isPrerendered = (page: HTMLElement, key: string): boolean =>
  document.documentElement.dataset['prerendered'] === key &&
  globalThis.earlyEvents?.pageChanged === false &&
  // Because: a browser's translation wraps each text in a <font> element, and hydration needs the original elements.
  page.querySelector('font') === null;
