import { createContext, useContext, type ReactNode } from 'react';
import { mainBrand, type Brand } from '#domain/brand/brand.ts';
import { fallbackTheme, type Logo, type Theme } from '#domain/brand/theme.ts';

/** What a view shows of a brand. Colours, font and sizes reach it as custom properties on the root instead. */
export type BrandFace = { readonly name: string; readonly logo: Logo; readonly artwork: string };

/** The face of a brand in the theme it wears. */
export const faceOf = (brand: Brand, theme: Theme): BrandFace => ({
  name: brand.displayName,
  logo: theme.logo,
  artwork: `/brands/${brand.key}/artwork.svg`,
});

const Face = createContext(faceOf(mainBrand, fallbackTheme(mainBrand)));

type Props = { readonly face: BrandFace; readonly children: ReactNode };

/** Shows a brand to every view inside. */
export const BrandFaceProvider = ({ face, children }: Props): ReactNode => <Face value={face}>{children}</Face>;

/** The brand being shown; the main brand's until another is named. */
export const useBrandFace = (): BrandFace => useContext(Face);
