import type { ReactNode } from 'react';
import { useBrandFace } from '#ui/theme/BrandFace.tsx';
import { useDrawn } from '#ui/shared/useDrawn.ts';
import { Frame, type LayoutProps } from './Frame.tsx';
import styles from './Frame.module.css';

type Props = LayoutProps & {
  /** The list of steps; null where the route hides it. */
  readonly steps: ReactNode;
};

/** The default layout: steps and card, with the brand's picture beside them where there is room. */
export const Stepped = ({ steps, ...rest }: Props): ReactNode => (
  <Frame {...rest} look="split" above={steps} beside={<Artwork />} />
);

// Because: its depth and its picture take the first frame half of its time, and nobody waits for them.
const Artwork = (): ReactNode => {
  const { artwork } = useBrandFace();
  return useDrawn() ? (
    <div className={`${styles['artwork']} ${styles['deep']}`} aria-hidden="true">
      {/* Because: a lazy picture in a box that is not displayed is never downloaded. */}
      <img src={artwork} alt="" loading="lazy" decoding="async" />
    </div>
  ) : (
    <div className={styles['artwork']} aria-hidden="true" />
  );
};
