import type { ReactNode } from 'react';
import { siteName } from '#domain/redirect/sites.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { useSession } from '#ui/shared/hooks/useSession.ts';
import { SafeLink } from './SafeLink.tsx';

/**
 * A link back to the site that requested the visit; a press tells the site that nobody signed in. Its address has no OAuth values,
 * because a session recording shows addresses. Nothing where no site requested the visit.
 */
export const BackToSite = (): ReactNode => {
  const { redirect, hasRequestedRedirect } = useSession().visit;
  const { returnToClient, abandon } = useUseCases();
  const { mutate, isPending } = useAction(returnToClient);
  if (redirect === null || !hasRequestedRedirect) return null;
  return (
    <div className={form['last']}>
      <SafeLink
        href={redirect}
        label={{ id: 'shared.backToSite', values: { site: siteName(redirect) } }}
        look="quiet"
        onPress={() => mutate()}
      />
      <SlowNotice busy={isPending} onCancel={() => void abandon()} />
    </div>
  );
};
