import { useEffect, useRef, useState, type ReactNode } from 'react';
import { imageSizes } from '#domain/brand/imageSizes.ts';
import { useBrandAppearance } from '#ui/theme/BrandAppearance.tsx';
import styles from './Frame.module.css';

const sizesOf = (url: string): { readonly srcSet?: string; readonly sizes?: string } => {
  const srcSet = imageSizes(url);
  return srcSet === null ? {} : { srcSet, sizes: '16rem' };
};

const isBroken = ({ complete, naturalWidth }: HTMLImageElement): boolean => complete && naturalWidth === 0;

/** The brand's logo, or its name where the logo cannot be loaded, in a box of fixed height, so that nothing moves. */
export const Logo = (): ReactNode => {
  const { name: brandName, logo } = useBrandAppearance();
  const name = logo.name ?? brandName;
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { url } = logo;
  useEffect(() => {
    const { current } = image;
    // Because: the image of a prerendered page can fail before the page is hydrated. A drawing without a size has no width, but it can be decoded.
    if (current !== null && isBroken(current)) current.decode().catch(() => setFailedUrl(url));
  }, [url]);
  if (failedUrl === url)
    return (
      <span className={`${styles['logo']} ${styles['name']}`} role="img" aria-label={name}>
        {name}
      </span>
    );
  return (
    <picture className={styles['logo']}>
      {logo.mobileUrl !== null && (
        <source media="(width < 37.5rem)" srcSet={logo.mobileUrl} {...sizesOf(logo.mobileUrl)} />
      )}
      <img {...sizesOf(url)} ref={image} src={url} alt={name} onError={() => setFailedUrl(url)} />
    </picture>
  );
};
