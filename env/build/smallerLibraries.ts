import type { Plugin } from 'vite';

const edited = (name: string, id: RegExp, handler: (code: string) => string): Plugin => ({
  name,
  apply: 'build',
  transform: { filter: { id }, handler },
});

/** Vite plugins: change modules of libraries so that the bundle has only what the app uses of them. */
export const smallerLibraries = (): Plugin[] => [
  // Because: the bundler keeps unused classes and values that may have effects.
  edited('drop-unused-types', /\/node_modules\/io-ts\/es6\/index\.js$/, (code) =>
    code
      .replaceAll('/** @class */', '/* @__PURE__ */')
      .replaceAll(/= (?=new \w+Type\(|(?:brand|refinement)\()/g, '= /* @__PURE__ */ '),
  ),
  // Because: our container never compiles code with `new Function`, which the content-security policy forbids.
  edited('drop-compiled-injection', /\/node_modules\/@inversifyjs\/core\/.+BindingNodeImplementation\.js$/, (code) =>
    code.replaceAll('this.#jitEnabled &&', 'false &&'),
  ),
  // Because: as a CommonJS file it needs the bundler's runtime, and the core would be two files.
  edited('reflect-as-module', /\/node_modules\/reflect-metadata\/ReflectLite\.js$/, (code) => `${code}\nexport {};\n`),
];
