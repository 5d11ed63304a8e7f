import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '#ui/shared/Button.tsx';
import notice from '#ui/shared/Notice.module.css';
import { useAction } from '#ui/shared/useAction.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import { Words } from '#ui/shared/Words.tsx';
import { sessionErrors } from './sessionErrors.ts';

/** Notices that somebody has signed in in another tab of this browser, and offers to go on with that here. */
export const OtherTabNotice = (): ReactNode => {
  const { otherTabs, continueSession } = useUseCases();
  const signedIn = useSyncExternalStore(otherTabs.subscribe, otherTabs.haveSignedIn, () => false);
  const { mutate, isPending, error } = useAction(continueSession);
  const [failure] = isPending ? [] : sessionErrors(error);
  return (
    <div className={signedIn ? `${notice['notice']} ${notice['slow']}` : notice['silent']}>
      <div role="status">{signedIn && <Words {...(failure?.message ?? { id: 'session.otherTab' })} />}</div>
      {signedIn && <Button label={{ id: 'session.continue' }} look="quiet" onPress={() => !isPending && mutate()} />}
    </div>
  );
};
