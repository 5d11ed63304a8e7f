import { html } from 'hono/html';
import type { Html } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { codeLifeMs } from '#infrastructure/sandbox/engine/codes.ts';
import type { SentCode } from '#infrastructure/sandbox/engine/state.ts';
import { ago, card, copyButton, list } from './parts.ts';
import type { SandboxState } from './sandboxState.ts';

const maxCodes = 50;

/** What has become of a code; a newer one to the same address for the same purpose replaces it. */
const fateOf = (sent: SentCode, newer: ReadonlyArray<SentCode>, now: number): string => {
  if (newer.some(({ purpose, to }) => purpose === sent.purpose && to === sent.to)) return 'Replaced';
  return now < Date.parse(sent.at) + codeLifeMs ? '' : 'Expired';
};

/** The sent codes, the newest first; the page announces a new one. */
export const inbox = ({ engine, clock }: SandboxState): Html => {
  const [codes, now] = [engine.inbox(null), clock.now()];
  const item = (sent: SentCode, index: number): Html => {
    const { purpose, channel, to, code, text, at } = sent;
    return html`<li id="code-${codes.length - index}">
      <p>
        <code>${code}</code> <strong>${purpose}</strong>
        <mark>${fateOf(sent, codes.slice(0, index), now)}</mark>
        <small>${ago(Date.parse(at), now)}<br />${channel} to ${to}: “${text}”</small>
      </p>
      ${code === '' ? '' : copyButton('Copy', `code ${code}`, code)}
    </li>`;
  };
  const empty = 'No code yet. Start a sign-up, a password reset or a two-step sign-in: its code appears here at once.';
  const [newest] = codes;
  const news =
    newest === undefined
      ? ''
      : `New ${newest.code === '' ? 'message' : `code: ${newest.code}`}. ${newest.channel} to ${newest.to}.`;
  return card(
    'Inbox',
    html`<p id="news" role="status" class="live hidden">${news}</p>
      ${list('codes', codes.slice(0, maxCodes).map(item), empty)}`,
  );
};
