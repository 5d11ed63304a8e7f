import { type ReactNode, useSyncExternalStore } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';

/** Says that somebody has signed in in another tab of this browser, and leads to the page that names that person. */
export const OtherTabNotice = (): ReactNode => {
  const { otherTabs } = useUseCases();
  const signedIn = useSyncExternalStore(otherTabs.subscribe, otherTabs.haveSignedIn, () => false);
  const { mutate } = useAction(otherTabs.nameTheirs);
  return (
    <div className={signedIn ? `${notice['notice']} ${notice['slow']} ${notice['below']}` : notice['silent']}>
      <div role="status">{signedIn && <MessageText id="session.otherTab" />}</div>
      {signedIn && <Button label={{ id: 'session.continue' }} look="quiet" onPress={() => mutate()} />}
    </div>
  );
};
