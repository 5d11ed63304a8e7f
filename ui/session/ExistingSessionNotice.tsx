import { focusManager, useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { CookieMark } from '#domain/session/session.ts';
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

type ExistingSession = 'None' | 'Asking' | 'Live' | 'Over';

/** The session of an earlier visit: `None` without its cookie, else what the service says of it. */
const useExistingSession = (): ExistingSession => {
  const { existingSession } = useUseCases().browser;
  // Because: the first render must match the prerendered page, and the cookie of a sign-in on this page must not bring the notice.
  const [cookie, setCookie] = useState<CookieMark | null>(null);
  useLayoutEffect(() => {
    const read = (): void => setCookie(existingSession.cookie());
    read();
    return focusManager.subscribe(read);
  }, [existingSession]);
  const { data: isLive } = useQuery({
    queryKey: ['existingSession', cookie],
    queryFn: existingSession.isLive,
    enabled: cookie !== null,
    staleTime: 0,
  });
  if (cookie === null) return 'None';
  if (isLive === undefined) return 'Asking';
  return isLive ? 'Live' : 'Over';
};

/** Says that the visitor is signed in already, and leads to the page that names the person. It keeps its space while the service is asked. */
export const ExistingSessionNotice = (): ReactNode => {
  const existing = useExistingSession();
  const { mutate } = useAction(useUseCases().browser.existingSession.nameTheirs);
  if (existing === 'None') return null;
  const isLive = existing === 'Live';
  const text = <MessageText id="session.alreadySignedIn" />;
  const button = <Button label={{ id: 'session.continue' }} onPress={() => mutate()} />;
  return (
    <div ref={keepHeight} className={`${notice['place']} ${notice['awaited']} ${notice['below']}`}>
      <div className={isLive ? look : undefined}>
        <div role="status">{isLive && text}</div>
        {isLive && button}
      </div>
      {existing === 'Asking' && (
        <div aria-hidden="true" className={`${look} unseen`}>
          {text}
          {button}
        </div>
      )}
    </div>
  );
};
