import { useRouter } from '@tanstack/react-router';
import { type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/locale/locale.ts';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { LanguageContext } from '#ui/start/language.tsx';
import { reloadIfOnline } from '#ui/start/loadModule.ts';
import styles from './Footer.module.css';

/** Tells in the footer that the chosen language could not be loaded, and offers to reload the page in it. It loads after the first screen. */
export const LanguageNotice = (): ReactNode => {
  const footer = useFooterElement();
  const { failed } = use(LanguageContext);
  return footer && failed && createPortal(<FailedLanguage locale={failed} />, footer);
};

/** The footer of the screen; null until a screen with one is rendered. */
const useFooterElement = (): HTMLElement | null => {
  const router = useRouter();
  const subscribe = useCallback((onChange: () => void) => router.subscribe('onRendered', onChange), [router]);
  return useSyncExternalStore(subscribe, () => document.querySelector('footer'));
};

// Because: the list of languages can be at the lower edge of the window, and the notice is below it.
const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const FailedLanguage = ({ locale }: { readonly locale: Locale }): ReactNode => {
  const { store } = useUseCases().page.language;
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    store(locale);
    // Because: a browser remembers a catalogue that was cut off, and only a reload asks for it again.
    await reloadIfOnline();
    setBusy(false);
  };
  return (
    <div ref={scrollIntoView} className={`${notice['notice']} ${notice['slow']} ${styles['failed']}`}>
      {/* Absent while the page reloads, so that screen readers announce another failure. */}
      {!busy && (
        <div role="alert">
          <MessageText id="signIn.fault.Unreachable" />
        </div>
      )}
      <Button label={{ id: 'shared.tryAgain' }} look="quiet" busy={busy} onPress={() => void retry()} />
    </div>
  );
};
