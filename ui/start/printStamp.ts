import type { UseCases } from '#application/useCases.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { stepperAt } from '#domain/navigation/stepper.ts';

type Drawing = Pick<UseCases, 'world' | 'session'>;

// Because: what a sign-up has come to is kept over a reload, and a page printed for a stranger does not show it.
const stepsShown = ({ world: { brand, settings }, session }: Drawing, screen: string): ReadonlyArray<string> => {
  const { accountType, platform } = session.get();
  const named = routeOf(screen);
  const kind = { accountType, platform: platform ?? brand.defaultPlatform, newFlow: settings.newFlow };
  const stepper = named === null ? null : stepperAt(named, kind);
  return stepper === null ? [] : [accountType ?? 'Personal', ...stepper.steps.map(({ name }) => name)];
};

/**
 * All that the first drawing of a screen depends on. A printed page and the script agree when their stamps do: then the
 * script takes the page over, else it draws anew.
 */
export const printStamp = (drawing: Drawing, screen: string): string =>
  [drawing.world.brand.key, drawing.session.get().userLocale, screen, stepsShown(drawing, screen).join()].join(' ');

/** Whether a page still shows just what was printed under this stamp. */
export const isPrinted = (page: HTMLElement, stamp: string): boolean =>
  document.documentElement.dataset['printed'] === stamp &&
  globalThis.held?.touched === false &&
  // Because: a browser that translates wraps each text in an element, and what is taken over must be what was printed.
  page.querySelector('font') === null;
