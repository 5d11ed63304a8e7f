import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { BackArrow, Shield } from '#ui/shared/layout/icons.tsx';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './Frame.module.css';
import { Logo } from './Logo.tsx';

/** The parts of a page that every layout takes. */
type LayoutProps = {
  /** The footer of the page. */
  readonly footer: ReactNode;
  /** Goes back; null where the screen does not offer it. */
  readonly onGoBack: (() => void) | null;
  readonly children: ReactNode;
};

/** The layout without a stepper: one card in the middle. */
export const PlainLayout = (props: LayoutProps): ReactNode => <Frame {...props} look="centred" />;

type StepperLayoutProps = LayoutProps & {
  /** The list of steps, or null where the route hides it. */
  readonly steps: ReactNode;
};

/** The default layout: steps and card, with the brand's panel beside them on wide screens. */
export const StepperLayout = ({ steps, ...rest }: StepperLayoutProps): ReactNode => (
  <Frame {...rest} look="split" above={steps} beside={<Panel />} />
);

// Because: the gradient and the picture take half of the time of the first frame, so they are added after hydration.
const Panel = (): ReactNode => {
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    // Because: the page works without it, also where the script is empty.
    import('./PanelContent.tsx').then(
      ({ PanelContent }) => setContent(() => PanelContent),
      () => null,
    );
  }, []);
  return <div className={styles['panel']}>{Content && <Content />}</div>;
};

/** The layout of two-step verification: one card with a shield above its heading. */
export const TwoFactorLayout = ({ children, ...rest }: LayoutProps): ReactNode => (
  <Frame {...rest} look="centred">
    <Shield />
    {children}
  </Frame>
);

type FrameProps = LayoutProps & {
  readonly look: 'split' | 'centred';
  /** Rendered above the card. */
  readonly above?: ReactNode;
  /** Rendered beside the card on wide screens; decoration only. */
  readonly beside?: ReactNode;
};

/** What the three layouts share: header, main with the card, footer. */
const Frame = ({ look, above, beside, footer, onGoBack, children }: FrameProps): ReactNode => (
  <div className={`${styles['frame']} ${styles[look]}`}>
    <header className={styles['header']}>
      <Logo />
    </header>
    <main className={styles['main']}>
      <div className={styles['column']}>
        {above}
        <div className={styles['card']}>
          {children}
          {onGoBack !== null && (
            <button type="button" className={styles['back']} onClick={onGoBack}>
              <BackArrow />
              <MessageText id="shared.goBack" />
            </button>
          )}
        </div>
      </div>
    </main>
    {footer}
    {beside}
  </div>
);
