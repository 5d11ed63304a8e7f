import { createRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import type { UseCases } from '#application/useCases.ts';
import { entryScreenAt } from '#domain/navigation/entryScreens.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import { emailChangeRoute } from '#ui/email/emailChangeRoute.ts';
import { homeRoute } from '#ui/home/homeRoute.ts';
import { accountTypeRoute } from '#ui/session/accountTypeRoute.ts';
import { continueRoute } from '#ui/session/continueRoute.ts';
import { existingRoute } from '#ui/session/existingRoute.ts';
import { idpContinueRoute } from '#ui/session/idpContinueRoute.ts';
import { accountSelectionRoute } from '#ui/sign-in/accountSelectionRoute.ts';
import { changePasswordRoute } from '#ui/password/changePasswordRoute.ts';
import { forgotPasswordRoute } from '#ui/password/forgotPasswordRoute.ts';
import { newPasswordRoute } from '#ui/password/newPasswordRoute.ts';
import { resetCodeRoute } from '#ui/password/resetCodeRoute.ts';
import { resetErrorRoute } from '#ui/password/resetErrorRoute.ts';
import { closedRoute } from '#ui/sign-in/closedRoute.ts';
import { lockedRoute } from '#ui/sign-in/lockedRoute.ts';
import { signInErrorRoute } from '#ui/sign-in/signInErrorRoute.ts';
import { signInRoute } from '#ui/sign-in/signInRoute.ts';
import { addNumberRoute } from '#ui/two-factor/addNumberRoute.ts';
import { changeNumberRoute } from '#ui/two-factor/changeNumberRoute.ts';
import { chooseNumberRoute } from '#ui/two-factor/chooseNumberRoute.ts';
import { phoneValidationRoute } from '#ui/two-factor/phoneValidationRoute.ts';
import { reviewNumberRoute } from '#ui/two-factor/reviewNumberRoute.ts';
import { twoFactorLockedRoute } from '#ui/two-factor/twoFactorLockedRoute.ts';
import { verifyNumberRoute } from '#ui/two-factor/verifyNumberRoute.ts';
import { creatingRoute } from '#ui/sign-up/creatingRoute.ts';
import { signUpCodeRoute } from '#ui/sign-up/signUpCodeRoute.ts';
import { signUpErrorRoute } from '#ui/sign-up/signUpErrorRoute.ts';
import { signUpRoute } from '#ui/sign-up/signUpRoute.ts';
import { CrashedScreen } from '#ui/not-found/CrashedScreen.tsx';
import { rootRoute, type RouterContext } from './rootRoute.tsx';

const screens = [
  homeRoute,
  signInRoute,
  accountSelectionRoute,
  lockedRoute,
  closedRoute,
  signInErrorRoute,
  emailChangeRoute,
  continueRoute,
  idpContinueRoute,
  existingRoute,
  accountTypeRoute,
  addNumberRoute,
  changeNumberRoute,
  reviewNumberRoute,
  chooseNumberRoute,
  phoneValidationRoute,
  verifyNumberRoute,
  twoFactorLockedRoute,
  signUpRoute,
  signUpCodeRoute,
  creatingRoute,
  signUpErrorRoute,
  forgotPasswordRoute,
  resetCodeRoute,
  newPasswordRoute,
  resetErrorRoute,
  changePasswordRoute,
] as const;

const routeTree = rootRoute.addChildren(screens);

// Because: state and challenge must come through byte for byte, so the query is kept as it came and never parsed here.
const rawQuery = {
  parseSearch: (search: string): { readonly raw?: string } => (search.length > 1 ? { raw: search } : {}),
  stringifySearch: ({ raw }: { readonly raw?: string }): string => raw ?? '',
};

/** Asks for the script of the screen a page opens with, before anyone has decided that it is let in. */
export const fetchScreen = (address: string): void => {
  const named = routeOf(address);
  const screen = named === null ? null : (entryScreenAt(named) ?? named);
  // Because: whoever needs it asks again, and hears then that it cannot be had.
  screens
    .find(({ path }) => path === screen)
    ?.lazyFn?.()
    .catch(() => null);
};

export type Surroundings = Omit<RouterContext, 'useCases'> & {
  /** Where addresses are read and written; the browser's own where none is given. */
  readonly history?: RouterHistory;
};

/** The router over the screens there are; the guards run in its root alone. */
export const makeRouter = (useCases: UseCases, { history, ...context }: Surroundings) => {
  const router = createRouter({
    routeTree,
    context: { useCases, ...context },
    ...(history !== undefined && { history }),
    ...rawQuery,
    scrollRestoration: false,
    defaultErrorComponent: CrashedScreen,
  });
  router.subscribe('onResolved', () => window.scrollTo(0, 0));
  return router;
};

export type Router = ReturnType<typeof makeRouter> & AnyRouter;

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged into the library's
  interface Register {
    readonly router: ReturnType<typeof makeRouter>;
  }
}
