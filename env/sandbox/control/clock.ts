import { html } from 'hono/html';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { card, command, duration } from './parts.ts';
import type { SandboxState } from './sandboxState.ts';

const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', dateStyle: 'medium' });
const minute = 60_000;
const form = command('/api/clock', 'The clock was moved.');

const step = (label: string, ms: number): Html =>
  html`<button class="outline" name="advanceMs" value="${ms}" data-as="number">${label}</button>`;

const offsetText = (offset: number): string =>
  offset === 0 ? 'Same as this machine' : `${duration(offset)} ${offset > 0 ? 'ahead of' : 'behind'} this machine`;

/** The time of the sandbox, and the ways to move it. */
export const clock = (state: SandboxState): Html => {
  const offset = state.clock.offset();
  return card(
    'Clock',
    html`<div id="time" class="live">
        <p><strong>${format.format(state.clock.now())}</strong> <small>${offsetText(offset)}</small></p>
        ${offset === 0 ? '' : html`<form ${form}>${step('Back to this machine’s time', -offset)}</form>`}
      </div>
      <form ${form} class="row">
        ${step('+30 s', minute / 2)} ${step('+5 min', 5 * minute)} ${step('+31 min', 31 * minute)}
        ${step('+1 day', 1440 * minute)}
      </form>
      <form ${form} class="row">
        <label>By minutes <input name="advanceMs" type="number" value="10" required data-as="minutes" /></label>
        <button class="outline">Move</button>
      </form>
      <small>Codes expire after 10 minutes, a sign-in that waits for a code after 30, sessions after 12 hours.</small>`,
  );
};
