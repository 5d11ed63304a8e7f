import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { brandLine } from '#domain/brand/theme.ts';
import form from '#ui/shared/form/Form.module.css';
import { useCoBrandShown, useTheme, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { BackArrow } from '#ui/shared/layout/icons.tsx';
import styles from './Frame.module.css';
import { Logo } from './Logo.tsx';

type Props = {
  /** The list of steps above the card, where there is one. */
  readonly steps: ReactNode;
  readonly footer: ReactNode;
  /** Goes back; null where the screen does not offer it. */
  readonly onGoBack: (() => void) | null;
  readonly children: ReactNode;
};

/** The parts of the page around a screen: header, main with the card, footer. */
export const Layout = ({ steps, footer, onGoBack, children }: Props): ReactNode => (
  <Frame>
    <header className={styles['header']}>
      <Logo />
    </header>
    <main className={styles['main']}>
      <div className={styles['column']}>
        {steps}
        <div className={styles['card']}>
          {children}
          {onGoBack !== null && (
            <div className={form['ways']}>
              <Button label={{ id: 'shared.goBack' }} icon={<BackArrow />} look="link" onPress={onGoBack} />
            </div>
          )}
        </div>
      </div>
    </main>
    {footer}
  </Frame>
);

/** The page with the panel beside it. A co-brand without a line has no panel, because it would show nothing. */
const Frame = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const line = brandLine(useTheme().brandLines ?? [], useUserLocale());
  const hasPanel = !useCoBrandShown() || line !== null;
  return (
    <div className={hasPanel ? `${styles['frame']} ${styles['split']}` : styles['frame']}>
      {children}
      {hasPanel && <Panel />}
    </div>
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
