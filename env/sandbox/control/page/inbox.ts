import { html } from 'hono/html';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { codeLifeMs } from '#infrastructure/sandbox/engine/codes.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import { ago, copyButton, section } from './parts.ts';

const maxCodes = 50;
const recentCodes = 3;

const purposes: { readonly [Purpose in SentCode['purpose']]: string } = {
  'sign-up': 'Sign-up',
  'email-change': 'Email change',
  'password-reset': 'Password reset',
  'two-factor': 'Two-step verification',
};

const channels: { readonly [Channel in SentCode['channel']]: string } = {
  email: 'Email to',
  sms: 'Text message to',
  call: 'Phone call to',
  whatsapp: 'WhatsApp message to',
};

type Row = { readonly sent: SentCode; readonly key: string; readonly isReplaced: boolean };

/** The sent codes with the newest first; a newer code to the same address for the same purpose replaces an older one. */
const rowsOf = (sentCodes: ReadonlyArray<SentCode>): ReadonlyArray<Row> => {
  const seen = new Set<string>();
  return sentCodes.map((sent, index) => {
    const target = `${sent.purpose} ${sent.to}`;
    const isReplaced = seen.has(target);
    seen.add(target);
    return { sent, isReplaced, key: `${sentCodes.length - index} ${sent.at}` };
  });
};

const expiresAt = ({ at }: SentCode): string => new Date(Date.parse(at) + codeLifeMs).toISOString();

const tag = ({ sent, isReplaced }: Row): Html =>
  isReplaced
    ? html`<span class="tag">Replaced</span>`
    : html`<span class="tag" hidden data-expires="${expiresAt(sent)}">Expired</span>`;

const item = (row: Row): Html => {
  const { purpose, channel, to, code, text, at } = row.sent;
  const how = `${channels[channel]} ${to}`;
  return html`<li
    class="sent ${row.isReplaced ? 'past' : ''}"
    data-key="${row.key}"
    data-announce="New code: ${code}. ${purposes[purpose]}, ${how}."
  >
    <code class="code">${code}</code>
    <p class="sent-for"><strong>${purposes[purpose]}</strong> ${tag(row)} <span class="muted">${ago(at)}</span></p>
    <p class="sent-to">${how}</p>
    <p class="sent-text muted">“${text}”</p>
    ${copyButton('Copy', `code ${code}`, code)}
  </li>`;
};

const noCode = html`<li data-key="none" class="empty">
  <strong>No code yet.</strong> Start a sign-up, a password reset or a two-step sign-in: its code appears here at once.
</li>`;

const earlierCodes = (rows: ReadonlyArray<Row>): Html =>
  html`<details class="earlier">
    <summary>Earlier codes</summary>
    <ol id="earlier-codes" class="codes" data-live>
      ${rows.map(item)}
    </ol>
  </details>`;

/** The sent codes. */
export const inbox = ({ engine }: SandboxState): Html => {
  const rows = rowsOf(engine.inbox(null)).slice(0, maxCodes);
  return section({
    id: 'inbox',
    heading: 'Inbox',
    beside: html`<p class="muted" id="inbox-count" data-live>${rows.length === 0 ? '' : `${rows.length} sent`}</p>`,
    content: html`<ol id="codes" class="codes" data-live>
        ${rows.length === 0 ? noCode : rows.slice(0, recentCodes).map(item)}
      </ol>
      ${earlierCodes(rows.slice(recentCodes))}`,
  });
};
