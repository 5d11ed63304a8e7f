import { type ReactNode, useSyncExternalStore } from 'react';
import { type RoutePath, routes } from '#domain/navigation/routes.ts';
import { CookieGate } from '#ui/session/CookieGate.tsx';
import { ExistingSessionNotice, OtherTabNotice } from '#ui/session/signedInNotices.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { HeadingNotice } from '#ui/shared/layout/PageHeading.tsx';
import { MatchedScreen } from './routerInternals.tsx';

type Props = { readonly screen: RoutePath | null };

/** A screen with the notices of the session below its heading; where cookies are blocked, how to allow them. */
export const ScreenContent = ({ screen }: Props): ReactNode => {
  const { count, subscribe } = useUseCases().browser.signedOutElsewhere;
  const signOuts = useSyncExternalStore(subscribe, count, count);
  return (
    // Because: another key mounts the screen anew, and so a sign-out in another tab ends what it keeps of the person, such as fields.
    <CookieGate key={signOuts}>
      <HeadingNotice value={<SessionNotices screen={screen} />}>
        <MatchedScreen screen={screen} />
      </HeadingNotice>
    </CookieGate>
  );
};

const SessionNotices = ({ screen }: Props): ReactNode => (
  <>
    {hasOtherTabNotice(screen) && <OtherTabNotice />}
    {(screen === '/signin' || screen === '/signup') && <ExistingSessionNotice key={screen} />}
  </>
);

// Because: /continue names the person itself, and asks again if the session has become another person's.
const hasOtherTabNotice = (screen: RoutePath | null): boolean =>
  screen !== null && screen !== '/continue' && routes[screen].flow !== null;
