import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Frame, type LayoutProps } from './Frame.tsx';
import { Shield } from '#ui/shared/layout/Shield.tsx';
import styles from './Frame.module.css';

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
