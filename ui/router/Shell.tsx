import { Match, Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { offersBack, routeOf, type RoutePath, routes } from '#domain/navigation/routes.ts';
import { DeferredServicesBoundary } from '#ui/deferred-services/DeferredServicesBoundary.tsx';
import { Footer } from '#ui/footer/Footer.tsx';
import { CookieGate } from '#ui/session/CookieGate.tsx';
import { ExistingSessionNotice, OtherTabNotice } from '#ui/session/signedInNotices.tsx';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { HeadingNotice } from '#ui/shared/layout/PageHeading.tsx';
import { usePasswordChanged } from '#ui/shared/navigation/passwordChanged.ts';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { Layout } from './layouts/Layout.tsx';
import { SignUpSteps } from './layouts/Steps.tsx';

type Props = { readonly screen: RoutePath | null };

// Because: for `/signin/nowhere` the router also matches the screen above it, which is not shown.
const screenOf = (
  matches: ReadonlyArray<{ readonly routeId: string; readonly _notFound?: boolean }>,
): RoutePath | null => (matches.some(({ _notFound }) => _notFound) ? null : routeOf(matches.at(-1)?.routeId ?? ''));

/** The page around every screen: its brand, the layout of its route, and what the screens share. */
export const Shell = (): ReactNode => {
  const { loadFont } = useUseCases().page.theme;
  const theme = useTheme();
  useEffect(() => loadFont(theme), [loadFont, theme]);
  // Because: the layout must change together with the screen in it, or the screen would be rendered twice.
  const screen = useRouterState({ select: ({ matches }) => screenOf(matches) });
  return (
    <>
      <DeferredServicesBoundary />
      <ScreenLayout screen={screen} />
    </>
  );
};

// Because: /continue names the person itself, and asks again if the session has become another person's.
const hasOtherTabNotice = (screen: RoutePath | null): boolean =>
  screen !== null && screen !== '/continue' && routes[screen].flow !== null;

/** A screen, or where cookies are blocked how to allow them. A sign-out in another tab ends what the screen keeps of the person, such as fields. */
const ScreenContent = ({ screen }: Props): ReactNode => {
  const { count, subscribe } = useUseCases().browser.signedOutElsewhere;
  const signOuts = useSyncExternalStore(subscribe, count, count);
  const notices = (
    <>
      {hasOtherTabNotice(screen) && <OtherTabNotice />}
      {(screen === '/signin' || screen === '/signup') && <ExistingSessionNotice key={screen} />}
    </>
  );
  return (
    <CookieGate key={signOuts}>
      <HeadingNotice value={notices}>
        {/* Because: the library's outlet is a boundary, which React hydrates later; a navigation before that would find no screen. */}
        {screen === null ? <Outlet /> : <Match routeId={screen} />}
      </HeadingNotice>
    </CookieGate>
  );
};

const ScreenLayout = ({ screen }: Props): ReactNode => {
  const { goBack } = useUseCases().visit;
  const navigateTo = useNavigateTo();
  const isDone = usePasswordChanged();
  const onGoBack = screen !== null && offersBack(screen) && !isDone ? () => void navigateTo(goBack(screen)) : null;
  const kind = screen === null ? 'withoutStepper' : routes[screen].layout;
  if (kind === 'none') return <Outlet />;
  return (
    <Layout {...{ kind, onGoBack }} steps={<SignUpSteps screen={screen} />} footer={<Footer />}>
      <ScreenContent screen={screen} />
    </Layout>
  );
};
