import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** Runs in the page before its own scripts: names every connection that the page asks for. */
const noteConnections = (): void => {
  const note = (node: Node): void => {
    if (node instanceof HTMLLinkElement && node.rel === 'preconnect')
      Reflect.get(window, 'onConnection')(`${node.href} ${node.crossOrigin ?? 'with credentials'}`);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(document, {
    childList: true,
    subtree: true,
  });
};

const readConnections = async (page: Page): Promise<readonly string[]> => {
  const connections: string[] = [];
  await page.exposeFunction('onConnection', (connection: string) => connections.push(connection));
  await page.addInitScript(noteConnections);
  return connections;
};

test('the page connects to the identity service before the form is filled in, and to the partner when it is sent', async ({
  page,
  sandbox,
}) => {
  const connections = await readConnections(page);
  const form = await openSignInFrom(page, sandbox);
  const launchpad = `${sandbox.origin('launchpad.xe')}/`;
  const toService = [`${launchpad} with credentials`, `${launchpad} anonymous`];
  await expect.poll(() => connections.slice(0, 2)).toEqual(toService);
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const toPartner = `${sandbox.origin('transfer.xe')}/ with credentials`;
  expect(new Set(connections)).toEqual(new Set([...toService, toPartner]));
});
