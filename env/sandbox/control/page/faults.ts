import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import { covers, type InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { ActiveFault } from '#env/sandbox/gateway/injectedFaults.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { describeEffect, describeTarget } from './describeFault.ts';
import { faultDialog } from './faultForm.ts';
import { faultPresets } from './faultPresets.ts';
import { refusal, selectField } from './fields.ts';
import { section } from './parts.ts';

// Because: the oldest fault that applies to a request answers it, and the others wait.
const coveredText = (fault: InjectedFault, older: ReadonlyArray<ActiveFault>): Html | '' => {
  const cover = older.find((one) => covers(one.fault, fault));
  if (cover === undefined) return '';
  return html`<span class="covered">Covered by the older ${describeTarget(cover.fault)}</span>`;
};

const item = ({ id, fault }: ActiveFault, index: number, all: ReadonlyArray<ActiveFault>): Html =>
  html`<li class="fault" data-key="${id}">
    <p>
      <strong>${describeTarget(fault)}</strong> <span class="muted">${describeEffect(fault)}</span>
      ${coveredText(fault, all.slice(0, index))}
    </p>
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

const presetForm = html`<form
  class="row preset"
  data-method="POST"
  data-call="/api/faults"
  data-done="The fault is added."
  data-reads="preset"
>
  ${selectField({
    id: 'common-fault',
    name: 'preset',
    label: 'A common fault',
    options: faultPresets.map(({ name, fault }) => [JSON.stringify(fault), name]),
  })}
  <button>Add</button>
  ${refusal}
</form>`;

/** The active faults, and the forms that add one. */
export const faults = (state: SandboxState): Html => {
  const active = state.faults.active();
  return section({
    id: 'faults',
    heading: 'Faults',
    beside: html`<p class="muted count" id="fault-count" data-live>
        ${active.length === 0 ? '' : `${active.length} active`}
      </p>
      <button type="button" class="small" data-opens="add-fault" aria-haspopup="dialog">Add a fault…</button>`,
    content: html`<ul id="active-faults" class="faults" data-live>
        ${active.length === 0 ? noFault : active.map(item)}
      </ul>
      <div id="clear-faults" data-live>${active.length > 1 ? clearForm : ''}</div>
      ${presetForm} ${faultDialog(state)}`,
  });
};
