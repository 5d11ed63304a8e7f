import type { Plugin } from 'vite';

const ioTs = /\/node_modules\/io-ts\/es6\/index\.js$/;

/** Vite plugin: marks the classes and values of io-ts as free of effects, because the bundler keeps unused ones otherwise. */
export const dropUnusedTypes = (): Plugin => ({
  name: 'drop-unused-types',
  apply: 'build',
  transform: (code, id) =>
    ioTs.test(id)
      ? code
          .replaceAll('/** @class */', '/* @__PURE__ */')
          .replaceAll(/= (?=new \w+Type\(|(?:brand|refinement)\()/g, '= /* @__PURE__ */ ')
      : null,
});
