import { useRouter } from '@tanstack/react-router';
import { type ReactNode, use, useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { AppearanceChoice } from '#application/appearance/appearanceChoice.ts';
import { type Appearance, appearances } from '#domain/appearance/appearance.ts';
import type { Locale } from '#domain/locale/locale.ts';
import notice from '#ui/shared/feedback/Notice.module.css';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { Icon } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { LanguageContext } from '#ui/start/language.tsx';
import { reloadIfOnline } from '#ui/start/loadModule.ts';
import styles from './AppearanceSwitch.module.css';
import footerStyles from './Footer.module.css';
import { appearancePlaceId } from './Footer.tsx';

const labelId = 'appearance-label';

type Props = { readonly choice: AppearanceChoice };

/** Chooses between the scheme of the device, light and dark. It loads after the first screen, into the room that the footer keeps. */
export const AppearanceSwitch = ({ choice }: Props): ReactNode => {
  const place = useAppearancePlace();
  return place && createPortal(<AppearanceOptions choice={choice} />, place);
};

// Because: toggle buttons, not radio buttons: those of a page are the answers of its form.
const AppearanceOptions = ({ choice: { current, change } }: Props): ReactNode => {
  const [chosen, setChosen] = useState(current);
  const choose = (appearance: Appearance): void => {
    change(appearance);
    setChosen(appearance);
  };
  return (
    <div role="group" aria-labelledby={labelId} className={styles['switch']}>
      <span id={labelId} className="visually-hidden">
        <MessageText id="appearance.label" />
      </span>
      {appearances.map((appearance) => (
        <button
          key={appearance}
          type="button"
          value={appearance}
          className={styles['option']}
          aria-pressed={chosen === appearance}
          onClick={() => choose(appearance)}
        >
          {icons[appearance]}
          <span className="visually-hidden">
            <MessageText id={`appearance.${appearance}`} />
          </span>
        </button>
      ))}
    </div>
  );
};

const icon = (shape: ReactNode): ReactNode => (
  <Icon size={18} viewBox="0 0 20 20" strokeWidth="1.5">
    {shape}
  </Icon>
);

const icons: { readonly [A in Appearance]: ReactNode } = {
  system: icon(<path d="M3 4h14v9.5H3ZM7 17h6M10 13.5V17" strokeLinecap="round" strokeLinejoin="round" />),
  light: icon(
    <>
      <circle cx="10" cy="10" r="3.25" />
      <path
        d="M10 2v1.75M10 16.25V18M2 10h1.75M16.25 10H18M4.35 4.35l1.2 1.2M14.45 14.45l1.2 1.2M15.65 4.35l-1.2 1.2M5.55 14.45l-1.2 1.2"
        strokeLinecap="round"
      />
    </>,
  ),
  dark: icon(<path d="M16.5 11.75A7 7 0 0 1 8.25 3.5a7 7 0 1 0 8.25 8.25Z" strokeLinejoin="round" />),
};

// Because: the footer, which keeps room for the switch, is there once a screen is rendered.
const useAppearancePlace = (): HTMLElement | null => {
  const router = useRouter();
  const subscribe = useCallback((onChange: () => void) => router.subscribe('onRendered', onChange), [router]);
  return useSyncExternalStore(subscribe, () => document.getElementById(appearancePlaceId));
};

/** Tells in the footer that the chosen language could not be loaded, and offers to reload the page in it. It loads after the first screen. */
export const LanguageNotice = (): ReactNode => {
  const footer = useAppearancePlace()?.parentElement;
  const { failed } = use(LanguageContext);
  return footer && failed && createPortal(<FailedLanguage locale={failed} />, footer);
};

// Because: the list of languages can be at the lower edge of the window.
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

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
    <div ref={show} className={`${notice['notice']} ${notice['slow']} ${footerStyles['failed']}`}>
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
