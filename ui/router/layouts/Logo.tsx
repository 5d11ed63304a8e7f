import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTheme, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import styles from './Frame.module.css';

/** The widths, in pixels, in which images of the content service are offered. */
const imageWidths: ReadonlyArray<number> = [640, 828, 1200, 2048, 3840];

/** The `srcset` of an image of the content service; null for an image of this site, which has one size. */
export const imageSizes = (address: string): string | null => {
  if (address.startsWith('/')) return null;
  return imageWidths.map((width) => `${atWidth(address, width)} ${String(width)}w`).join(', ');
};

const atWidth = (address: string, width: number): string => {
  const [beforeFragment = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeFragment.split('?', 2);
  const parts = query.split('&').filter((part) => part !== '' && part !== 'w' && !part.startsWith('w='));
  // Because: an unescaped comma would end the entry in a list of addresses.
  return `${path}?${[...parts, `w=${String(width)}`].join('&').replaceAll(',', '%2C')}`.replaceAll(' ', '%20');
};

const sizesOf = (url: string): { readonly srcSet?: string; readonly sizes?: string } => {
  const srcSet = imageSizes(url);
  return srcSet === null ? {} : { srcSet, sizes: '16rem' };
};

/** The brand's logo for the scheme of the page: one that has no dark version stands on a light plate in the dark scheme. */
export const Logo = (): ReactNode => {
  const { brand } = useUseCases().context;
  const { logo } = useTheme();
  const { url, mobileUrl, darkUrl } = logo;
  const name = logo.name ?? brand.displayName;
  const scheme = darkUrl === null ? 'plate' : 'light';
  return (
    <>
      <LogoImage {...{ name, url, mobileUrl, scheme }} />
      {/* Because: the small picture of another company may be a sign without its name. */}
      {logo.name !== null && mobileUrl !== null && (
        <span className={`${styles[scheme]} ${styles['beside']}`} translate="no" aria-hidden="true">
          {name}
        </span>
      )}
      {darkUrl !== null && <LogoImage name={name} url={darkUrl} mobileUrl={null} scheme="dark" />}
    </>
  );
};

type Props = {
  readonly name: string;
  readonly url: string;
  readonly mobileUrl: string | null;
  readonly scheme: 'light' | 'dark' | 'plate';
};

/** A picture of the logo, or the name where it cannot be loaded, in a box of fixed height, so that nothing moves. */
const LogoImage = ({ name, url, mobileUrl, scheme }: Props): ReactNode => {
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  useEffect(() => {
    const { current } = image;
    // Because: the image of a prerendered page can fail before the page is hydrated. A drawing without a size has no width, but it can be decoded.
    if (current?.complete === true && current.naturalWidth === 0) current.decode().catch(() => setFailedUrl(url));
  }, [url]);
  const className = `${styles['logo']} ${styles[scheme]}`;
  if (failedUrl === url)
    return (
      <span className={`${className} ${styles['name']}`} role="img" translate="no" aria-label={name}>
        {name}
      </span>
    );
  return (
    <picture className={className} translate="no">
      {mobileUrl !== null && <source media="(width < 37.5rem)" srcSet={mobileUrl} {...sizesOf(mobileUrl)} />}
      {/* Because: a lazy picture that is not displayed is never downloaded. */}
      <img
        {...sizesOf(url)}
        ref={image}
        src={url}
        alt={name}
        loading={scheme === 'dark' ? 'lazy' : 'eager'}
        onError={() => setFailedUrl(url)}
      />
    </picture>
  );
};
