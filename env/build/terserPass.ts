import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Vite plugin: minifies each built script again with Terser, because it finds more than Vite's own minifier. */
export const terserPass = (): Plugin => ({
  name: 'terser-pass',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 4 } });
      chunk.code = code ?? chunk.code;
    }
  },
});
