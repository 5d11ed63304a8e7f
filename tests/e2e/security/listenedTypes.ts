import type { Page } from '@playwright/test';

/** The types of the events that any script of the page listens to at its window. */
export const listenedTypes = async (page: Page): Promise<ReadonlyArray<string>> => {
  const client = await page.context().newCDPSession(page);
  const { result } = await client.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  return listeners.map(({ type }) => type);
};
