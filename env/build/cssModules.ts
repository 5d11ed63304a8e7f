import { basename } from 'node:path';
import type { CSSOptions } from 'vite';

/**
 * Names each class after its style sheet, the same in the build for the browser and in the one that prerenders. Because: a hash of the
 * sheet in each name is what a packed script cannot shorten. So the sheets of components have file names of their own.
 */
export const cssModules: CSSOptions = {
  modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
};
