import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routeOf, routes, type Layout, type RoutePath } from '#domain/navigation/routes.ts';
import { isFirstScreen } from '#domain/navigation/firstScreens.ts';
import { CookieGate } from '#ui/session/CookieGate.tsx';
import { OtherTabNotice } from '#ui/session/OtherTabNotice.tsx';
import { ConnectionNotice } from '#ui/shared/ConnectionNotice.tsx';
import { useLanguage } from '#ui/shared/language.tsx';
import { LoadingView } from '#ui/shared/LoadingView.tsx';
import { useTheme } from '#ui/shared/readings.tsx';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { BrandFaceProvider, faceOf } from '#ui/theme/BrandFace.tsx';
import { LeaveGuard } from '#ui/leaving/LeaveGuard.tsx';
import { Companionship } from '#ui/companions/Companionship.tsx';
import { PageFooter } from '#ui/footer/PageFooter.tsx';
import { StepsAt } from './layouts/StepsAt.tsx';
import { Plain } from './layouts/Plain.tsx';
import { Stepped } from './layouts/Stepped.tsx';
import { TwoFactor } from './layouts/TwoFactor.tsx';
import { useGo } from './useGo.ts';

const layoutOf = (screen: RoutePath | null): Layout => (screen === null ? 'withoutStepper' : routes[screen].layout);

/** Dresses the page in its brand, and stands the screen in the layout its route names. */
export const Shell = (): ReactNode => {
  const { brand } = useUseCases().world;
  // Because: the layout must change together with the screen in it, or the screen would be drawn twice.
  const screen = useRouterState({ select: ({ matches }) => routeOf(matches.at(-1)?.routeId ?? '') });
  return (
    <BrandFaceProvider face={faceOf(brand, useTheme())}>
      <Companionship />
      <Framed screen={screen} />
      {screen !== null && <LeaveGuard key={screen} screen={screen} />}
    </BrandFaceProvider>
  );
};

/** What every screen is shown with: the news that concerns it, and nothing at all where cookies are blocked. */
const Heard = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => (
  <CookieGate>
    <ConnectionNotice />
    {screen !== null && routes[screen].flow !== null && <OtherTabNotice />}
    {useLanguage().whole || isFirstScreen(screen) ? <Outlet /> : <LoadingView />}
  </CookieGate>
);

const Framed = ({ screen }: { readonly screen: RoutePath | null }): ReactNode => {
  const onGoBack = useGoBack(screen);
  const parts = { footer: <PageFooter />, onGoBack, children: <Heard screen={screen} /> };
  switch (layoutOf(screen)) {
    case 'default':
      return <Stepped {...parts} steps={<StepsAt screen={screen} />} />;
    case 'withoutStepper':
      return <Plain {...parts} />;
    case 'twoFactorAuth':
      return <TwoFactor {...parts} />;
    case 'none':
      return <Outlet />;
  }
};

const useGoBack = (screen: RoutePath | null): (() => void) | null => {
  const { goBack } = useUseCases();
  const go = useGo();
  return screen !== null && routes[screen].goBack ? () => void go(goBack(screen)) : null;
};
