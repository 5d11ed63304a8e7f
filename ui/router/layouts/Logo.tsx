import type { ReactNode } from 'react';
import { imageSizes } from '#domain/brand/imageSizes.ts';
import { useBrandFace } from '#ui/theme/BrandFace.tsx';
import styles from './Frame.module.css';

const sized = (url: string): { readonly srcSet?: string; readonly sizes?: string } => {
  const srcSet = imageSizes(url);
  return srcSet === null ? {} : { srcSet, sizes: '16rem' };
};

/** The brand's logo in a box of fixed height, so that nothing moves when the picture arrives. */
export const Logo = (): ReactNode => {
  const { name, logo } = useBrandFace();
  return (
    <picture className={styles['logo']}>
      {logo.mobileUrl !== null && (
        <source media="(width < 37.5rem)" srcSet={logo.mobileUrl} {...sized(logo.mobileUrl)} />
      )}
      <img {...sized(logo.url)} src={logo.url} alt={name} />
    </picture>
  );
};
