import type { ReactNode } from 'react';
import { useBrandFace } from '#ui/theme/BrandFace.tsx';
import styles from './Frame.module.css';

/** The brand's logo in a box of fixed height, so that nothing moves when the picture arrives. */
export const Logo = (): ReactNode => {
  const { name, logo } = useBrandFace();
  return (
    <picture className={styles['logo']}>
      {logo.mobileUrl !== null && <source media="(width < 37.5rem)" srcSet={logo.mobileUrl} />}
      <img src={logo.url} alt={name} />
    </picture>
  );
};
