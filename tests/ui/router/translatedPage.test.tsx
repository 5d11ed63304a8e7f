import { expect, it, vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { otherCode } from '#tests/support/codes.ts';
import { renderApp } from '#tests/ui/renderApp.tsx';
import { waitUntil } from '#tests/ui/renderView.tsx';

/** Changes a page as a browser's translation does, now and after each update: it wraps every text, and replaces the text node that React knows. */
const translateInPlace = (page: HTMLElement): void => {
  const replaceUnder = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      const isReplaced = text.parentElement?.closest('font, script, style, title') !== null;
      if (isReplaced || (text.textContent ?? '').trim() === '') continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(`~${text.textContent ?? ''}`);
    }
  };
  replaceUnder(page);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      [...addedNodes, ...(target.nodeType === Node.TEXT_NODE ? [target] : [])].forEach(replaceUnder);
  }).observe(page, { subtree: true, childList: true, characterData: true });
};

it('a sign-up with mistakes works on a page that the browser translates', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockReturnValue();
  const app = makeTestApp({ context: { ...context, settings: { ...context.settings, locales: ['en-GB', 'fr-FR'] } } });
  const { page, router, act, press, type } = await renderApp(app, '/signin');
  translateInPlace(page);
  const [email, password] = ['ada@example.test', 'Brand-new-horse-1'];
  const expectHeading = (heading: string): Promise<void> =>
    waitUntil(() => expect(page.querySelector('h1')?.textContent).toBe(heading));
  const expectAlert = (): Promise<void> =>
    waitUntil(() => expect(page.querySelector('main [role="alert"]')?.textContent).toMatch(/^~./));
  await press('~Create an account');
  await expectHeading('~Create your account');
  await press('~Create account');
  await expectAlert();
  await type({ email, password });
  await press('~Create account');
  await expectHeading('~Check your email');
  await act(() => router.history.back());
  await expectHeading('~Create your account');
  await press('~Sign in');
  await waitUntil(() => expect(page.querySelector('dialog')?.textContent).toContain('~Leave registration?'));
  await press('~Stay');
  await act(() => router.history.forward());
  await expectHeading('~Check your email');
  await type({ password, code: otherCode(app.newest(email)) });
  await press('~Confirm');
  await expectAlert();
  await act(() => {
    const list = page.querySelector('select#language');
    Object.assign(list ?? {}, { value: 'fr-FR' });
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expectHeading('~Consultez vos e-mails');
  await type({ code: app.newest(email) });
  await press('~Confirmer');
  await waitUntil(() => expect(leave).toHaveBeenCalledTimes(1));
});
