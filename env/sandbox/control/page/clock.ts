import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { refusal, selectField, textField } from './fields.ts';
import { section } from './parts.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const steps = [
  ['+30 s', 30 * second],
  ['+5 min', 5 * minute],
  ['+31 min', 31 * minute],
  ['+1 day', day],
] as const;

const units = [
  [String(minute), 'minutes'],
  [String(second), 'seconds'],
  [String(60 * minute), 'hours'],
  [String(day), 'days'],
] as const;

const formAttributes = html`data-method="POST" data-call="/api/clock" data-done="The clock was moved."
data-reads="clock"`;

const backForm = (offset: number): Html =>
  html`<form data-key="back ${offset}" ${formAttributes}>
    <button class="small" name="advanceMs" value="${-offset}">Back to this machine’s time</button>
  </form>`;

/** The time of the sandbox, and the ways to move it. */
export const clock = (state: SandboxState): Html =>
  section({
    id: 'clock',
    heading: 'Clock',
    content: html`<p class="now" id="clock-now" data-live>
        <time data-now data-offset="${state.clock.offset()}">…</time>
        <span class="muted" data-ahead>Same as this machine</span>
      </p>
      <div id="clock-back" data-live>${state.clock.offset() === 0 ? '' : backForm(state.clock.offset())}</div>
      <form ${formAttributes}>
        <fieldset class="steps">
          <legend>Move it ahead</legend>
          ${steps.map(([label, ms]) => html`<button name="advanceMs" value="${ms}">${label}</button>`)}
        </fieldset>
      </form>
      <form class="row by" ${formAttributes}>
        ${textField({ id: 'clock-amount', name: 'amount', label: 'Or by', type: 'number', value: '10', min: 1, required: true })}
        ${selectField({ id: 'clock-unit', name: 'unit', label: 'Unit', options: units })}
        <button>Move</button>
        ${refusal}
      </form>
      <p class="hint">
        Codes expire after 10 minutes, a sign-in that waits for a code after 30, sessions after 12 hours.
      </p>`,
  });
