import type { ReactNode } from 'react';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { reloadPage } from '#ui/shared/navigation/ownLeaving.ts';
import styles from './CookiesBlocked.module.css';

/** Shows a screen where cookies work; elsewhere says that sign-in needs them and how to allow them. "Try again" loads the page again. */
export const CookieGate = ({ children }: { readonly children: ReactNode }): ReactNode =>
  useUseCases().browser.storesCookies ? children : <CookiesBlocked />;

const steps = ['cookiesBlocked.open', 'cookiesBlocked.allow', 'cookiesBlocked.return'] as const;

const CookiesBlocked = (): ReactNode => {
  const site = useUseCases().context.settings.hostName;
  return (
    <>
      <PageHeading heading={{ id: 'cookiesBlocked.heading' }} lead={{ id: 'cookiesBlocked.text' }} />
      <ol role="list" className={`rows ${styles['steps']}`}>
        {steps.map((id) => (
          <li key={id}>
            <MessageText id={id} {...(id === 'cookiesBlocked.allow' && { values: { site } })} />
          </li>
        ))}
      </ol>
      <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={reloadPage} />
    </>
  );
};
