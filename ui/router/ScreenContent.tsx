import type { ReactNode } from 'react';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { CookieGate } from '#ui/session/CookieGate.tsx';
import { ExistingSessionNotice } from '#ui/session/ExistingSessionNotice.tsx';
import { HeadingNotice } from '#ui/shared/layout/PageHeading.tsx';
import { MatchedScreen } from './routerInternals.tsx';

type Props = { readonly screen: RoutePath | null };

/** A screen with the notice of the browser's session below its heading; where cookies are blocked, how to allow them. */
export const ScreenContent = ({ screen }: Props): ReactNode => (
  <CookieGate>
    <HeadingNotice value={(screen === '/signin' || screen === '/signup') && <ExistingSessionNotice key={screen} />}>
      <MatchedScreen screen={screen} />
    </HeadingNotice>
  </CookieGate>
);
