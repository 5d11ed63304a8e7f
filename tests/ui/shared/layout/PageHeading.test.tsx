import { expect, it, vi } from 'vitest';

// Because: the heading keeps the last one of a page load, and files share their modules.
vi.resetModules();
const { PageHeading } = await import('#ui/shared/layout/PageHeading.tsx');
const { renderView } = await import('#tests/ui/renderView.tsx');

it('the page heading does not take the focus on the first page, and takes it on each later page', async () => {
  const { page, rerender } = await renderView(<PageHeading heading={{ id: 'signIn.heading' }} />);
  expect(document.activeElement).toBe(document.body);
  await rerender(<PageHeading heading={{ id: 'signIn.locked.heading' }} />);
  expect(document.activeElement).toBe(page.querySelector('h1'));
  expect(document.title).toBe('Your account is locked – Xe');
});
