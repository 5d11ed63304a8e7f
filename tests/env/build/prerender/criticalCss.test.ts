import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { criticalCss } from '#env/build/prerender/criticalCss.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

const style = `
  @font-face { font-family: Inter Fallback; src: local(Arial) }
  @font-face { font-family: Figtree Heading; src: local(Arial Bold) }
  :root { --font: 'Inter', 'Inter Fallback', sans-serif }
  :root { --small: 1rem; --gap: var(--small); --ink: #333; --line: var(--ink); --fault: var(--line-of-fault); --line-of-fault: var(--ink); --colour: rgb(0 0 9) }
  @media (prefers-contrast: more) { :root { --ink: #000 } }
  .card { padding: var(--gap); border: 1px solid var(--line); margin: var(--free, 2px); animation: arrive 1s }
  .card p { color: var(--colour) }
  .card .error, .spinner { animation: turn 1s infinite }
  .card:hover, .error, strong { color: red }
  :is(.card, .error) [role='status'], [role='timer'], :is(.error) p, [aria-busy='true'] { color: blue }
  @media (forced-colors: active) { .card { color: CanvasText } }
  .card { transition: color 1s }
  @media (width >= 60rem) { .split { display: grid } .card { padding: 2rem } }
  @keyframes turn { to { rotate: 1turn } } @keyframes arrive { from { opacity: 0 } }
  :root { --colour: rgb(9 0 0) }`;

const kept = [
  '@font-face{font-family:Inter Fallback;src:local(Arial)}',
  ':root{--ink:#333;--line:var(--ink)}',
  '.card{border:1px solid var(--line);margin:var(--free,2px);padding:1rem;animation:1s arrive}',
  '.card p{color:#090000}:is(.card,.error) [role=status],[aria-busy=true]{color:#00f}@media (width>=60rem){.card{padding:2rem}}',
  '@keyframes arrive{0%{opacity:0}}',
];

it('criticalCss keeps the rules of what is shown first, for every width, and puts lasting values of the root in place of its properties', () => {
  expect(criticalCss(style, '<div class="wide card"><p role="status">Words</p></div>')).toBe(kept.join(''));
});

it('a prerendered page hides the browser’s own eye in its password field', () => {
  const sheet = readFileSync(join(projectRoot, 'ui', 'theme', 'base.css'), 'utf8');
  // Because: a browser ignores a whole rule if it does not know one of its selectors.
  expect(criticalCss(sheet, '<input type="password">')).toMatch(/(?:^|\})::-ms-reveal\{display:none\}/);
});
