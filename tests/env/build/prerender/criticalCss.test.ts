import { describe, expect, it } from 'vitest';
import { criticalCss } from '#env/build/prerender/criticalCss.ts';

const style = `
  @font-face { font-family: Inter; src: url(/inter.woff2) format("woff2") }
  @font-face { font-family: Inter Fallback; src: local(Arial) }
  @font-face { font-family: Figtree Heading; src: local(Arial Bold) }
  :root { --font: 'Inter', 'Inter Fallback', sans-serif }
  :root { --small: 1rem; --gap: var(--small); --ink: #333; --line: var(--ink); --fault: var(--line-of-fault); --line-of-fault: var(--ink); --colour: rgb(0 0 9) }
  @media (prefers-contrast: more) { :root { --ink: #000 } }
  .card { padding: var(--gap); border: 1px solid var(--line); margin: var(--free, 2px); animation: arrive 1s }
  .card p { color: var(--colour) }
  .card .error, .spinner { animation: turn 1s infinite }
  .card:hover, .error { color: red }
  @media (width >= 60rem) { .split { display: grid } .card { padding: 2rem } }
  @keyframes turn { to { rotate: 1turn } }
  @keyframes arrive { from { opacity: 0 } }
  :root { --colour: rgb(9 0 0) }`;

const needed = criticalCss(style, '<div class="wide card"><p>Words</p></div>');

describe('criticalCss', () => {
  it('keeps the rules of used classes, for every width and state, and no other rules and @keyframes', () => {
    expect(needed).toContain('.card:hover{color:red}');
    expect(needed).toMatch(/@media[^{]*60rem[^{]*\{\.card\{padding:2rem\}\}/);
    expect(needed).toContain('@keyframes arrive');
    expect(needed).not.toMatch(/error|spinner|split|turn/);
  });

  it('replaces custom properties of the root by their last value, but those that change or are declared elsewhere', () => {
    expect(needed).toContain('padding:1rem');
    expect(needed).toContain('.card p{color:#090000}');
    expect(needed).not.toMatch(/--(?:small|gap|colour)|fault/);
    expect(needed).toContain(':root{--ink:#333;--line:var(--ink)}');
    expect(needed).toContain('border:1px solid var(--line)');
    expect(needed).toContain('margin:var(--free,2px)');
  });

  it('keeps the local stand-ins of its own fonts, and no font that is requested', () => {
    expect(needed).not.toContain('inter.woff2');
    expect(needed).toContain('local(Arial)');
    expect(needed).not.toContain('local(Arial Bold)');
  });
});
