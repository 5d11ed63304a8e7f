import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { ActiveFault } from '#env/sandbox/gateway/injectedFaults.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { describeEffect, describeTarget } from './describeFault.ts';
import { faultForm } from './faultForm.ts';
import { section } from './parts.ts';

const item = ({ id, fault }: ActiveFault): Html =>
  html`<li class="fault" data-key="${id}">
    <p><strong>${describeTarget(fault)}</strong> <span class="muted">${describeEffect(fault)}</span></p>
    <form data-method="DELETE" data-call="/api/faults/${id}" data-done="The fault is removed.">
      <button class="icon">
        <span aria-hidden="true">×</span><span class="hidden">Remove ${describeTarget(fault)}</span>
      </button>
    </form>
  </li>`;

const noFault = html`<li data-key="none" class="empty">No fault. Everything works as it should.</li>`;

const clearForm = html`<form
  class="clear"
  data-key="clear"
  data-method="DELETE"
  data-call="/api/faults"
  data-done="All faults are removed."
>
  <button class="small">Remove all faults</button>
</form>`;

/** The active faults, and the form that adds one. */
export const faults = (state: SandboxState): Html => {
  const active = state.faults.active();
  return section({
    id: 'faults',
    heading: 'Faults',
    beside: html`<p class="muted" id="fault-count" data-live>
      ${active.length === 0 ? '' : `${active.length} active`}
    </p>`,
    content: html`<ul id="active-faults" class="faults" data-live>
        ${active.length === 0 ? noFault : active.map(item)}
      </ul>
      <div id="clear-faults" data-live>${active.length > 1 ? clearForm : ''}</div>
      ${faultForm(state)}`,
  });
};
