import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { protectedFlow } from '#domain/navigation/abandonsFlow.ts';
import { offersBack, type RoutePath, routes } from '#domain/navigation/routes.ts';
import { DeferredServicesBoundary } from '#ui/deferred-services/DeferredServicesBoundary.tsx';
import { Footer } from '#ui/footer/Footer.tsx';
import { LeaveGuard } from '#ui/leaving/LeaveGuard.tsx';
import { CookieGate } from '#ui/session/CookieGate.tsx';
import { ExistingSessionNotice } from '#ui/session/ExistingSessionNotice.tsx';
import { LeavingView } from '#ui/session/LeavingView.tsx';
import { SiteLine } from '#ui/session/SiteLine.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { HeadingNotice } from '#ui/shared/layout/PageHeading.tsx';
import { usePasswordChanged } from '#ui/shared/navigation/passwordChanged.ts';
import { useSiteLeftFor } from '#ui/shared/navigation/leaveApp.ts';
import { useNavigateTo } from '#ui/shared/navigation/useNavigateTo.ts';
import { Layout } from './layouts/Layout.tsx';
import { SignUpSteps } from './layouts/Steps.tsx';
import { MatchedScreen, useMatchedScreen } from './routerInternals.tsx';

/** The page around every screen: its brand, the layout of its route, and what the screens share. */
export const Shell = (): ReactNode => {
  const { apply } = useUseCases().page.theme;
  // Because: the layout must change together with the screen in it, or the screen would be rendered twice.
  const screen = useMatchedScreen();
  useEffect(apply, [apply, screen]);
  return (
    <>
      <DeferredServicesBoundary />
      <ScreenLayout screen={screen} />
    </>
  );
};

const ScreenLayout = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => {
  const { goBack } = useUseCases().visit;
  const navigateTo = useNavigateTo();
  const isDone = usePasswordChanged();
  const site = useSiteLeftFor();
  if (site === null && screen !== null && routes[screen].layout === 'none') return <Outlet />;
  const offers = screen !== null && offersBack(screen) && !isDone && site === null;
  return (
    <Layout
      onGoBack={offers ? () => void navigateTo(goBack(screen)) : null}
      steps={site === null && <SignUpSteps screen={screen} />}
      footer={<Footer />}
    >
      {site === null ? <ScreenContent screen={screen} /> : <LeavingView site={site} />}
    </Layout>
  );
};

/** A screen with the notices of the first screen below its heading, and its leave dialog; where cookies are blocked, how to allow them. */
const ScreenContent = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => {
  const flow = screen && protectedFlow(screen);
  const notices = (screen === '/signin' || screen === '/signup') && [
    <SiteLine key="site" screen={screen} />,
    <ExistingSessionNotice key={screen} />,
  ];
  return (
    <CookieGate>
      <HeadingNotice value={notices}>
        <MatchedScreen screen={screen} />
      </HeadingNotice>
      {flow !== null && <LeaveGuard flow={flow} />}
    </CookieGate>
  );
};
