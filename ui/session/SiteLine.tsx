import type { ReactNode } from 'react';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { useCoBrandShown, useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/layout/PageHeading.module.css';
import { useKnownSiteName } from './useSiteName.ts';

/** Below the heading of the first screen: the site that the visitor goes on to, unless the logo names it. A prerendered page has its room. */
export const SiteLine = ({ screen }: { readonly screen: RoutePath }): ReactNode => {
  const { redirect } = useSession().visit;
  const brand = useUseCases().context.brand.displayName;
  const isCoBrand = useCoBrandShown();
  const site = useKnownSiteName(redirect);
  const ofCoBrand = screen === '/signup' ? 'site.coBrand.signUp' : 'site.coBrand';
  if (isCoBrand)
    return site !== null && <MessageText as="p" className={styles['lead']} id={ofCoBrand} values={{ brand, site }} />;
  return (
    <p className={`${styles['site']} ${screen === '/signup' ? styles['roomy'] : ''}`}>
      {site !== null && site !== brand && <MessageText id="site.continue" values={{ site }} />}
    </p>
  );
};
