import type { ReactNode } from 'react';
import { brandImage } from '#domain/brand/brand.ts';
import { brandLine } from '#domain/brand/theme.ts';
import { brandLines as ownLines } from '#locales/brandLines.ts';
import { useCoBrandShown, useTheme, useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';
import styles from './PanelContent.module.css';

/** The content of the panel beside a form: the brand's picture, which a co-brand does not show, and what the brand says about itself. */
export const PanelContent = (): ReactNode => {
  const { brand } = useUseCases().context;
  const { brandLines } = useTheme();
  const line = brandLine(brandLines ?? ownLines[brand.key] ?? [], useUserLocale());
  return (
    <div className={styles['view']}>
      {!useCoBrandShown() && <img src={brandImage(brand, 'artwork.svg')} alt="" loading="lazy" decoding="async" />}
      {line !== null && <aside className={styles['line']}>{line}</aside>}
    </div>
  );
};
