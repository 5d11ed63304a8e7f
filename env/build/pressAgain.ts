import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Presses each script of the build once more: another minifier finds what the first has left. */
export const pressAgain = (): Plugin => ({
  name: 'press-again',
  apply: 'build',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } });
      chunk.code = code ?? chunk.code;
    }
  },
});
