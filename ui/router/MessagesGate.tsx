import { useEffect, useState, type ReactNode } from 'react';
import { isFirstScreen } from '#domain/navigation/entryScreens.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { CrashedScreen } from '#ui/not-found/CrashedScreen.tsx';
import { LoadingView } from '#ui/shared/feedback/LoadingView.tsx';
import { useLanguage } from '#ui/shared/hooks/language.tsx';

type Props = { readonly screen: RoutePath | null; readonly children: ReactNode };

/** Shows a screen once the messages that it needs are loaded; until then, that the page loads or that it could not be loaded. */
export const MessagesGate = ({ screen, children }: Props): ReactNode =>
  useLanguage().complete || screen === null || isFirstScreen(screen) ? children : <MessagesLoad path={screen} />;

const MessagesLoad = ({ path }: { readonly path: RoutePath }): ReactNode => {
  const { loadFor } = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasFailed) loadFor(path).catch(() => setHasFailed(true));
  }, [hasFailed, loadFor, path]);
  return hasFailed ? <CrashedScreen reset={() => setHasFailed(false)} /> : <LoadingView />;
};
