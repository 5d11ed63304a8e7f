import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';

const look = `${notice['notice']} ${notice['slow']}`;

// Because: without a session the text goes, and the form below must not move.
const keepHeight = (space: HTMLElement | null): void => {
  if (space !== null) space.style.minBlockSize = `${space.offsetHeight}px`;
};

/** Says that the visitor is signed in already, and leads to the page that names the person. It has its space before the answer. */
export const ExistingSessionNotice = (): ReactNode => {
  const { existingSession, otherTabs } = useUseCases().browser;
  // Because: the cookie of a sign-in on this page must not bring the notice.
  const [hadCookie] = useState(existingSession.mayExist);
  // Because: a sign-in in another tab has a notice of its own.
  const mayExist = useSyncExternalStore(
    otherTabs.subscribe,
    () => existingSession.mayExist() && !otherTabs.haveSignedIn(),
    () => false,
  );
  const { mutate } = useAction(otherTabs.nameTheirs);
  const isAsked = hadCookie && mayExist;
  const { data: isLive } = useQuery({
    queryKey: ['existingSession'],
    queryFn: existingSession.isLive,
    enabled: isAsked,
    staleTime: 0,
  });
  if (!isAsked) return null;
  const text = <MessageText id="session.alreadySignedIn" />;
  const button = <Button label={{ id: 'session.continue' }} look="quiet" onPress={() => mutate()} />;
  return (
    <div ref={keepHeight} className={`${notice['place']} ${notice['below']}`}>
      <div className={isLive === true ? look : undefined}>
        <div role="status">{isLive === true && text}</div>
        {isLive === true && button}
      </div>
      {isLive === undefined && (
        <div aria-hidden="true" className={`${look} unseen`}>
          {text}
          {button}
        </div>
      )}
    </div>
  );
};

/** Says that somebody has signed in in another tab of this browser, and leads to the page that names that person. */
export const OtherTabNotice = (): ReactNode => {
  const { otherTabs } = useUseCases().browser;
  const signedIn = useSyncExternalStore(otherTabs.subscribe, otherTabs.haveSignedIn, () => false);
  const { mutate } = useAction(otherTabs.nameTheirs);
  return (
    <div className={signedIn ? `${look} ${notice['below']}` : notice['silent']}>
      <div role="status">{signedIn && <MessageText id="session.otherTab" />}</div>
      {signedIn && <Button label={{ id: 'session.continue' }} look="quiet" onPress={() => mutate()} />}
    </div>
  );
};
