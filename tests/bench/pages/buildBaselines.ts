import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';
import { Form } from './baselines/Form.tsx';

const style =
  'body{font:1rem system-ui;margin:2rem}form{display:grid;gap:.5rem;max-width:20rem}input,button{font:inherit;padding:.5rem}';
const script = '<script type="module" src="/start.js"></script>';

const page = (body: string, head = script): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Sign in</title><style>${style}</style>${head}</head><body><div id="root">${body}</div></body></html>`;

const bundle = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, 'baselines', 'start.tsx') } },
  });
  const [chunk] = 'output' in made ? made.output : [];
  return chunk?.code ?? '';
};

/** Builds the baseline pages: a static form, React alone, React with a prerendered form, and our page without what it loads and its script. */
export const buildBaselines = async (folder: string): Promise<void> => {
  const form = renderToString(createElement(Form));
  const ours = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'), 'utf8');
  const files = {
    'start.js': await bundle(),
    'static.html': page(form, ''),
    'same.html': ours.replace(/<template>.*<\/script>/s, ''),
    'react.html': page(''),
    'prerendered.html': page(form),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
};
