import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '#ui/shared/layout/Button.tsx';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { sessionErrors } from './sessionErrors.ts';

/** Says that a visitor has signed in in another tab of this browser, and offers to continue with that session. */
export const OtherTabNotice = (): ReactNode => {
  const { otherTabs, continueSession } = useUseCases();
  const signedIn = useSyncExternalStore(otherTabs.subscribe, otherTabs.haveSignedIn, () => false);
  const { mutate, isPending, error } = useAction(continueSession);
  const [failure] = isPending ? [] : sessionErrors(error);
  return (
    <div className={signedIn ? `${notice['notice']} ${notice['slow']}` : notice['silent']}>
      <div role="status">{signedIn && <MessageText {...(failure?.message ?? { id: 'session.otherTab' })} />}</div>
      {signedIn && <Button label={{ id: 'session.continue' }} look="quiet" onPress={() => !isPending && mutate()} />}
    </div>
  );
};
