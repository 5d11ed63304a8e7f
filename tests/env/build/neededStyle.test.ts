import { describe, expect, it } from 'vitest';
import { neededStyle } from '#env/build/printed/neededStyle.ts';

const style = `
  @font-face { font-family: Inter; src: url(/inter.woff2) format("woff2") }
  @font-face { font-family: Inter Fallback; src: local(Arial) }
  :root { --gap: 1rem }
  .card { padding: var(--gap); animation: arrive 1s }
  .card .error, .spinner { animation: turn 1s infinite }
  .card:hover, .error { color: red }
  @media (width >= 60rem) { .split { display: grid } .card { padding: 2rem } }
  @keyframes turn { to { rotate: 1turn } }
  @keyframes arrive { from { opacity: 0 } }`;

const needed = neededStyle(style, '<div class="wide card"><p>Words</p></div>');

describe('the style put into a printed page', () => {
  it('has the rules of what is on the page, at every width and in every state', () => {
    expect(needed).toContain(':root{--gap:1rem}');
    expect(needed).toContain('.card:hover{color:red}');
    expect(needed).toMatch(/@media[^{]*60rem[^{]*\{\.card\{padding:2rem\}\}/);
    expect(needed).toContain('@keyframes arrive');
  });

  it('has none of what is not there, nor of a motion that nothing makes any more', () => {
    expect(needed).not.toMatch(/error|spinner|split|turn/);
  });

  it('has the face of the device alone', () => {
    expect(needed).not.toContain('inter.woff2');
    expect(needed).toContain('local(Arial)');
  });
});
