import type { ReactNode } from 'react';
import { imageSizes } from '#domain/brand/imageSizes.ts';
import { useBrandAppearance } from '#ui/theme/BrandAppearance.tsx';
import styles from './Frame.module.css';

const sizesOf = (url: string): { readonly srcSet?: string; readonly sizes?: string } => {
  const srcSet = imageSizes(url);
  return srcSet === null ? {} : { srcSet, sizes: '16rem' };
};

/** The brand's logo in a box of fixed height, so that nothing moves when the picture is loaded. */
export const Logo = (): ReactNode => {
  const { name, logo } = useBrandAppearance();
  return (
    <picture className={styles['logo']}>
      {logo.mobileUrl !== null && (
        <source media="(width < 37.5rem)" srcSet={logo.mobileUrl} {...sizesOf(logo.mobileUrl)} />
      )}
      <img {...sizesOf(logo.url)} src={logo.url} alt={name} />
    </picture>
  );
};
