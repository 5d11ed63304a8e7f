import type { Plugin } from 'vite';

/** Vite plugins: change modules of libraries so that the bundle has only what the app uses of them. */
export const smallerLibraries = (): Plugin[] => [
  {
    name: 'drop-unused-types',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/io-ts\/es6\/index\.js$/ },
      // Because: the bundler keeps unused classes and values that may have effects.
      handler: (code) =>
        code
          .replaceAll('/** @class */', '/* @__PURE__ */')
          .replaceAll(/= (?=new \w+Type\(|(?:brand|refinement)\()/g, '= /* @__PURE__ */ '),
    },
  },
  {
    name: 'reflect-as-module',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/reflect-metadata\/ReflectLite\.js$/ },
      // Because: as a CommonJS file it needs the bundler's runtime, and the core would be two files.
      handler: (code) => `${code}\nexport {};\n`,
    },
  },
  {
    name: 'strip-react-aria-messages',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/node_modules\/react-aria(?:-components)?\/dist\/private\/intl\/.+\.mjs$/ },
      // Because: React Aria has its messages in 34 languages, and our catalogues have them too.
      handler: () => 'export default {}',
    },
  },
];
