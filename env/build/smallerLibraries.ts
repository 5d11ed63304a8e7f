import type { Plugin } from 'vite';

const edited = (name: string, id: RegExp, handler: (code: string) => string): Plugin => ({
  name,
  apply: 'build',
  transform: { filter: { id }, handler },
});

/** Vite plugins: change modules of libraries so that the bundle has only what the app uses of them. */
export const smallerLibraries = (): Plugin[] => [
  // Because: our container never compiles code with `new Function`, which the content-security policy forbids.
  edited('drop-compiled-injection', /\/node_modules\/@inversifyjs\/core\/.+BindingNodeImplementation\.js$/, (code) =>
    code.replaceAll('this.#jitEnabled &&', 'false &&'),
  ),
  // Because: as a CommonJS file it needs the bundler's runtime, and the core would be two files.
  edited('reflect-as-module', /\/node_modules\/reflect-metadata\/ReflectLite\.js$/, (code) => `${code}\nexport {};\n`),
];
