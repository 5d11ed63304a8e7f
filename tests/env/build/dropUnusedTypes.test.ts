import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { dropUnusedTypes } from '#env/build/dropUnusedTypes.ts';

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'entry.js' ? id : null),
  load: (id) => (id === 'entry.js' ? "import { string } from 'io-ts'; console.log(string.is('a'));" : null),
};

it('leaves a bundle only the types of io-ts that it uses', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, dropUnusedTypes()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
  });
  const code = JSON.stringify(result);
  expect(code).toContain('"StringType');
  expect([...code.matchAll(/var (?:Void|BigInt|Never|Function|Intersection|Union)Type\b/g)]).toEqual([]);
});
