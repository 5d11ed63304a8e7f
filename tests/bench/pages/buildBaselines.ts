import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const page = (body: string, script: string | null): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Sign in</title><style>${style}</style>` +
  `${script === null ? '' : `<script type="module" src="/${script}"></script>`}</head>` +
  `<body><div id="root">${body}</div></body></html>`;

const write = (file: string, text: string): void => {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
};

const script = async (folder: string, name: 'clientRendered' | 'hydrated'): Promise<void> => {
  const made = await build({
    configFile: false,
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      rolldownOptions: { input: join(projectRoot, 'tests', 'bench', 'pages', 'baselines', `${name}.tsx`) },
    },
  });
  const outputs = 'output' in made ? made.output : [];
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (chunk?.type === 'chunk') write(join(folder, `${name}.js`), chunk.code);
};

/** Builds the baseline pages: a static form, React alone, React with a prerendered form, and our page without what it loads and its script. */
export const buildBaselines = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const form = renderToString(createElement(Form));
  await script(folder, 'clientRendered');
  await script(folder, 'hydrated');
  write(join(folder, 'static.html'), page(form, null));
  const ours = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'), 'utf8');
  write(join(folder, 'same.html'), ours.replace(/<template>.*<\/script>/s, ''));
  write(join(folder, 'react.html'), page('', 'clientRendered.js'));
  write(join(folder, 'prerendered.html'), page(form, 'hydrated.js'));
};
