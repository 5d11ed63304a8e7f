import { createContext, use } from 'react';
import { mainBrand, type Brand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Logo, Theme } from '#domain/brand/theme.ts';

/** What a view shows of a brand. Colours, font and sizes are custom properties of the root element instead. */
export type BrandAppearance = { readonly name: string; readonly logo: Logo };

/** The appearance of a brand in a theme. */
export const brandAppearance = (brand: Brand, theme: Theme): BrandAppearance => ({
  name: brand.displayName,
  logo: theme.logo,
});

const Context = createContext(brandAppearance(mainBrand, fallbackTheme(mainBrand)));

/** Provides a brand's appearance to every view below. */
export const BrandAppearanceProvider = Context.Provider;

/** The appearance of the current brand; without a provider, of the main brand. */
export const useBrandAppearance = (): BrandAppearance => use(Context);
