import type { ReactNode } from 'react';
import type { ExternalUrl } from '#domain/redirect/redirect.ts';
import { slowAfterMs, useLasting } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import { standsMs } from '#ui/shared/navigation/leaveApp.ts';
import { AnotherAccount, useAnotherAccount } from './AnotherAccount.tsx';
import { useSiteName } from './useSiteName.ts';

/**
 * Stands in the place of the screen while the browser leaves for another site: no form with a password is left in the page. After eight seconds
 * it links to the site, which begins anew, and offers another account. Nothing on it cancels.
 */
export const LeavingView = ({ site }: { readonly site: ExternalUrl }): ReactNode => {
  const isSlow = useLasting(true, slowAfterMs - standsMs);
  const name = useSiteName(site);
  const another = useAnotherAccount();
  const leaveNoMore = (): void => {
    // Because: a late answer of the other site must not take away a page that is used again.
    window.stop();
    another.mutate();
  };
  return (
    <>
      <PageHeading
        heading={{ id: 'handOver.heading', values: { site: name } }}
        lead={<span role="status">{isSlow && <MessageText id="slow.text" />}</span>}
      />
      {!isSlow && <div className="boot-spinner" aria-hidden="true" />}
      {isSlow && (
        <>
          <SafeLink href={site} label={{ id: 'shared.continueTo', values: { site: name } }} look="primary" />
          <div className={form['ways']}>
            <AnotherAccount action={{ ...another, mutate: leaveNoMore }} />
          </div>
        </>
      )}
    </>
  );
};
