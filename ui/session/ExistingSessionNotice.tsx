import { focusManager, useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { CookieMark } from '#domain/session/session.ts';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';

/** The mark of the session cookie when the page was shown; null without it. */
const useCookieMark = (): CookieMark | null => {
  const { existingSession } = useUseCases().browser;
  // Because: the first render must match the prerendered page, and the cookie of a sign-in on this page must not bring the notice.
  const [cookie, setCookie] = useState<CookieMark | null>(null);
  useLayoutEffect(() => {
    const read = (): void => setCookie(existingSession.cookie());
    read();
    return focusManager.subscribe(read);
  }, [existingSession]);
  return cookie;
};

/**
 * Says that the visitor is signed in already, and leads to the page that names the person. With a session cookie it has its space from the
 * start, whatever the service answers, so that the form below does not move.
 */
export const ExistingSessionNotice = (): ReactNode => {
  const { nameTheirs, isLive } = useUseCases().browser.existingSession;
  const cookie = useCookieMark();
  const { mutate } = useAction(nameTheirs);
  const asked = useQuery({
    queryKey: ['existingSession', cookie],
    queryFn: isLive,
    enabled: cookie !== null,
    staleTime: 0,
  });
  if (cookie === null) return null;
  const words = (
    <div className={`${notice['notice']} ${notice['withButton']}`}>
      <MessageText id="session.alreadySignedIn" />
      <Button label={{ id: 'session.continue' }} look="link" onPress={() => mutate()} />
    </div>
  );
  return (
    <div className={notice['below']}>
      <div role="status">{asked.data === true && words}</div>
      {asked.data !== true && (
        <div className="unseen" aria-hidden="true">
          {words}
        </div>
      )}
    </div>
  );
};
