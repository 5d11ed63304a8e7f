import { Outlet, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routeOf, routes, type Layout } from '#domain/navigation/routes.ts';
import { useTheme } from '#ui/shared/queries.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { BrandFaceProvider, faceOf } from '#ui/theme/BrandFace.tsx';
import { PageFooter } from '#ui/footer/PageFooter.tsx';
import { Plain } from './layouts/Plain.tsx';
import { Stepped } from './layouts/Stepped.tsx';
import { TwoFactor } from './layouts/TwoFactor.tsx';

const layoutOf = (path: string): Layout => {
  const screen = routeOf(path);
  return screen === null ? 'withoutStepper' : routes[screen].layout;
};

/** Dresses the page in its brand, and stands the screen in the layout its route names. */
export const Shell = (): ReactNode => {
  const { brand } = useUseCases().world;
  // Because: the layout must change together with the screen in it, or the screen would be drawn twice.
  const route = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '' });
  return (
    <BrandFaceProvider face={faceOf(brand, useTheme())}>
      <Framed layout={layoutOf(route)} />
    </BrandFaceProvider>
  );
};

const Framed = ({ layout }: { readonly layout: Layout }): ReactNode => {
  const parts = { footer: <PageFooter />, onGoBack: null, children: <Outlet /> };
  switch (layout) {
    case 'default':
      return <Stepped {...parts} steps={null} />;
    case 'withoutStepper':
      return <Plain {...parts} />;
    case 'twoFactorAuth':
      return <TwoFactor {...parts} />;
    case 'none':
      return <Outlet />;
  }
};
