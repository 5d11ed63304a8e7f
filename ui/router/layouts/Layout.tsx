import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useCoBrandShown, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import button from '#ui/shared/layout/Button.module.css';
import { BackArrow } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Frame.module.css';
import { Logo } from './Logo.tsx';

type Props = {
  /** A card below the steps, or a card alone. On wide screens the brand's panel is beside it. */
  readonly kind: 'default' | 'withoutStepper' | 'twoFactorAuth';
  /** The list of steps of the default layout. */
  readonly steps: ReactNode;
  readonly footer: ReactNode;
  /** Goes back; null where the screen does not offer it. */
  readonly onGoBack: (() => void) | null;
  readonly children: ReactNode;
};

/** The parts of the page around a screen: header, main with the card, footer. */
export const Layout = ({ kind, steps, footer, onGoBack, children }: Props): ReactNode => (
  <div className={`${styles['frame']} ${styles['split']}`}>
    <header className={styles['header']}>
      <Logo />
    </header>
    <main className={styles['main']}>
      <div className={styles['column']}>
        {kind === 'default' && steps}
        <div className={styles['card']}>
          {children}
          {onGoBack !== null && (
            <button
              type="button"
              className={`${button['button']} ${button['link']} ${styles['back']}`}
              onClick={onGoBack}
            >
              <BackArrow />
              <MessageText id="shared.goBack" />
            </button>
          )}
        </div>
        <MainBrandLine />
      </div>
    </main>
    {footer}
    <Panel />
  </div>
);

/** Below the card of a co-brand: whose page it is. */
const MainBrandLine = (): ReactNode => {
  const { displayName } = useUseCases().context.brand;
  return (
    useCoBrandShown() && (
      <div className={`hint ${styles['mainBrand']}`}>
        <MessageText id="shared.byBrand" values={{ brand: displayName }} />
      </div>
    )
  );
};

// Because: the gradient and the picture take half of the time of the first frame, so they are added after hydration.
const Panel = (): ReactNode => {
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    import('./PanelContent.tsx').then(
      ({ PanelContent }) => setContent(() => PanelContent),
      () => null,
    );
  }, []);
  return <div className={styles['panel']}>{Content && <Content />}</div>;
};
