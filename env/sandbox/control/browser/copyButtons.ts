import { announce, announceAndShow } from './announce.ts';
import { copyAtOnce, copyText } from './copyText.ts';

const shownMs = 2000;

const showCopied = (button: HTMLElement): void => {
  const label = button.querySelector('[data-label]');
  if (button.dataset['copied'] !== undefined) return;
  const text = label?.textContent ?? '';
  button.dataset['copied'] = '';
  label?.replaceChildren('Copied');
  setTimeout(() => {
    delete button.dataset['copied'];
    label?.replaceChildren(text);
  }, shownMs);
};

const copyOf = async (button: HTMLElement): Promise<void> => {
  const isCopied = await copyText(button.dataset['copy'] ?? '');
  if (isCopied) showCopied(button);
  if (isCopied) announce('Copied');
  else announceAndShow('The browser does not allow copying. Select the text and copy it.');
};

/** Opens the chosen site in a new tab, with the email of the account in the clipboard. */
const openSignIn = (link: HTMLAnchorElement): void => {
  const site = document.querySelector<HTMLSelectElement>('#sign-in-site');
  if (site !== null) link.href = site.value;
  // Because: the new tab takes the focus, without which the asynchronous clipboard refuses.
  announce(copyAtOnce(link.dataset['copy'] ?? '') ? 'Email copied' : 'The email was not copied.');
};

/** Handles a click on something that copies a text. */
export const onCopyClick = (target: Element): void => {
  const link = target.closest<HTMLAnchorElement>('a[data-sign-in]');
  if (link !== null) openSignIn(link);
  const button = target.closest<HTMLElement>('button[data-copy]');
  if (button !== null) void copyOf(button);
};
