import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { AppearanceChoice } from '#application/appearance/appearanceChoice.ts';
import { type Appearance, appearances } from '#domain/appearance/appearance.ts';
import { Icon } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './AppearanceSwitch.module.css';
import { appearancePlaceId } from './Footer.tsx';

const labelId = 'appearance-label';

type Props = { readonly choice: AppearanceChoice };

/** Chooses between the scheme of the device, light and dark. It loads after the first screen, and the footer keeps its space. */
export const AppearanceSwitch = ({ choice }: Props): ReactNode => {
  const place = useFooterElement(`#${appearancePlaceId}`);
  return place && createPortal(<AppearanceOptions choice={choice} />, place);
};

// Because: these are toggle buttons, since the radio buttons of a page are the answers of its form.
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
          {/* Without room for three names, the signs alone are seen. */}
          <MessageText id={`appearance.${appearance}`} className="heard-when-narrow" />
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

/** The element of the footer that a selector names; null until a screen with a footer is rendered. */
export const useFooterElement = (selector: string): HTMLElement | null => {
  const router = useRouter();
  const subscribe = useCallback((onChange: () => void) => router.subscribe('onRendered', onChange), [router]);
  return useSyncExternalStore(subscribe, () => document.querySelector<HTMLElement>(selector));
};
