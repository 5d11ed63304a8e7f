import { lazy, Suspense, type ReactNode } from 'react';
import { useLanguage } from '#ui/shared/language.tsx';
import { useCompanions } from './useCompanions.ts';

// Because: a browser that cannot have this chunk goes on without it.
const Come = lazy(() =>
  import('./Come.tsx').then(
    ({ Come: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Stands first on the page, empty until the first screen is usable. */
export const Companionship = (): ReactNode => {
  const companions = useCompanions();
  const { whole } = useLanguage();
  return <Suspense>{companions !== null && whole && <Come companions={companions} />}</Suspense>;
};
