import type { RouteComponent } from '@tanstack/react-router';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { SignInScreen } from '#ui/sign-in/SignInScreen.tsx';

type LoadScreen = () => Promise<RouteComponent>;

/** A screen in the view's own chunk, a function that downloads a screen, or null for a path whose guards always redirect. */
type Screen = { readonly component: RouteComponent } | LoadScreen | null;

const numberScreen = (purpose: 'add' | 'change' | 'review') => async (): Promise<RouteComponent> => {
  const { NumberScreen } = await import('#ui/two-factor/NumberScreen.tsx');
  return () => <NumberScreen purpose={purpose} />;
};

/** The screen at each path. A path of the domain without a line here does not compile. */
const screens: { readonly [Path in RoutePath]: Screen } = {
  '/': null,
  '/signin': { component: SignInScreen },
  '/signin/account-selection': async () =>
    (await import('#ui/sign-in/AccountSelectionScreen.tsx')).AccountSelectionScreen,
  '/signin/closed': async () => (await import('#ui/session/EndScreens.tsx')).ClosedScreen,
  '/signin/email-verification': async () => (await import('#ui/email/EmailChangeScreen.tsx')).EmailChangeScreen,
  '/signin/error': async () => (await import('#ui/session/EndScreens.tsx')).SignInErrorScreen,
  '/signin/locked': async () => (await import('#ui/session/EndScreens.tsx')).LockedScreen,
  '/signup': async () => (await import('#ui/sign-up/SignUpScreen.tsx')).SignUpScreen,
  '/signup/creating': async () => (await import('#ui/sign-up/CreatingScreen.tsx')).CreatingScreen,
  '/signup/email-verification': async () => (await import('#ui/code/CodeScreens.tsx')).SignUpCodeScreen,
  '/signup/error': async () => (await import('#ui/session/EndScreens.tsx')).SignUpErrorScreen,
  '/forgot-password': async () => (await import('#ui/password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  '/forgot-password/email-verification': async () => (await import('#ui/code/CodeScreens.tsx')).ResetCodeScreen,
  '/forgot-password/new-password': async () => (await import('#ui/password/NewPasswordScreen.tsx')).NewPasswordScreen,
  '/forgot-password/error': async () => (await import('#ui/session/EndScreens.tsx')).ResetErrorScreen,
  '/change-password': async () => (await import('#ui/password/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  '/account-type': async () => (await import('#ui/session/AccountTypeScreen.tsx')).AccountTypeScreen,
  '/continue': async () => (await import('#ui/session/ContinueScreen.tsx')).ContinueScreen,
  '/idp/continue': null,
  '/idp/existing': async () => (await import('#ui/session/ContinueScreen.tsx')).ExistingScreen,
  '/2fa/add-number': numberScreen('add'),
  '/2fa/change-number': numberScreen('change'),
  '/2fa/review-number': numberScreen('review'),
  '/2fa/choose-number': async () => (await import('#ui/two-factor/ChoiceScreens.tsx')).ChooseNumberScreen,
  '/2fa/locked': async () => (await import('#ui/session/EndScreens.tsx')).TwoFactorLockedScreen,
  '/2fa/phone-validation': async () => (await import('#ui/two-factor/ChoiceScreens.tsx')).ChannelScreen,
  '/2fa/verify-number': async () => (await import('#ui/two-factor/VerifyNumberScreen.tsx')).VerifyNumberScreen,
};

/** Downloads the screen at a path; null where the view contains it, or there is none. */
export const downloadOf = (path: RoutePath): LoadScreen | null => {
  const screen = screens[path];
  return typeof screen === 'function' ? screen : null;
};

// Because: lazyRouteComponent of the library reloads the page by itself, in its own way.
const lazyScreen = (download: LoadScreen): RouteComponent => {
  let Screen: RouteComponent | null = null;
  const preload = async (): Promise<void> => {
    Screen ??= await download();
  };
  return Object.assign(() => Screen && <Screen />, { preload });
};

/** The component at a path, whose `preload` the router awaits; null for a path whose guards always redirect. */
export const componentOf = (path: RoutePath): RouteComponent | null => {
  const screen = screens[path];
  if (screen !== null && typeof screen !== 'function') return screen.component;
  const download = downloadOf(path);
  return download && lazyScreen(download);
};
