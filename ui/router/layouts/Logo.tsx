import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import styles from './Frame.module.css';

/** The widths, in pixels, in which images of the content service are offered. */
const imageWidths: ReadonlyArray<number> = [640, 828, 1200, 2048, 3840];

/** The `srcset` of an image of the content service; of an image of this site, which has one size, its address. */
export const imageSizes = (address: string): string => {
  if (address.startsWith('/')) return address;
  return imageWidths.map((width) => `${atWidth(address, width)} ${String(width)}w`).join(', ');
};

const atWidth = (address: string, width: number): string => {
  const [beforeFragment = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeFragment.split('?', 2);
  const parts = query.split('&').filter((part) => part !== '' && part !== 'w' && !part.startsWith('w='));
  // Because: an unescaped comma would end the entry in a list of addresses.
  return `${path}?${[...parts, `w=${String(width)}`].join('&').replaceAll(',', '%2C')}`.replaceAll(' ', '%20');
};

const sourceOf = (url: string): { readonly srcSet: string; readonly sizes: string } => ({
  srcSet: imageSizes(url),
  sizes: '16rem',
});

/**
 * The brand's logo, in the version for the scheme and the width of the page. One that has no dark version stands on a light plate in the
 * dark scheme. Where it cannot be loaded, the name of the company is there, in a box of the same height, so that nothing moves.
 */
export const Logo = (): ReactNode => {
  const { brand } = useUseCases().context;
  const { name, url, mobileUrl, darkUrl } = useTheme().logo;
  const company = name ?? brand.displayName;
  const { image, hasFailed, fail } = useFailure(url);
  if (hasFailed)
    return (
      <span className={`${styles['logo']} ${styles['name']}`} role="img" translate="no" aria-label={company}>
        {company}
      </span>
    );
  return (
    <div className={`${styles['company']} ${darkUrl === null ? styles['plate'] : ''}`} translate="no">
      <picture className={styles['logo']}>
        {darkUrl !== null && <source media="(prefers-color-scheme: dark)" {...sourceOf(darkUrl)} />}
        {mobileUrl !== null && <source media="(width < 37.5rem)" {...sourceOf(mobileUrl)} />}
        <img {...sourceOf(url)} ref={image} src={url} alt={company} onError={fail} />
      </picture>
      {/* The small picture of another company may be a sign without its name. */}
      {name !== null && mobileUrl !== null && (
        <span className={`${styles['beside']} ${darkUrl === null ? '' : styles['light']}`} aria-hidden="true">
          {name}
        </span>
      )}
    </div>
  );
};

type Failure = {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly hasFailed: boolean;
  readonly fail: () => void;
};

/** Whether the picture of an address has failed. */
const useFailure = (url: string): Failure => {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const { current } = image;
    // Because: the image of a prerendered page can fail before the page is hydrated. A drawing without a size has no width, but it can be decoded.
    if (current?.complete === true && current.naturalWidth === 0) current.decode().catch(() => setFailed(url));
  }, [url]);
  return { image, hasFailed: failed === url, fail: () => setFailed(url) };
};
