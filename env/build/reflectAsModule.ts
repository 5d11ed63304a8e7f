import type { Plugin } from 'vite';

const script = /\/node_modules\/reflect-metadata\/ReflectLite\.js$/;

/** Vite plugin: makes a module of reflect-metadata. Because: as a CommonJS file it needs the bundler's runtime, and the core would be two files. */
export const reflectAsModule = (): Plugin => ({
  name: 'reflect-as-module',
  apply: 'build',
  transform: (code, id) => (script.test(id) ? `${code}\nexport {};\n` : null),
});
