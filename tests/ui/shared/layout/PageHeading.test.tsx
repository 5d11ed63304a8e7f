import { describe, expect, it } from 'vitest';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { renderView } from '#tests/ui/renderView.tsx';

describe('the page heading', () => {
  it('does not take the focus on the first page, and takes it on each later page', async () => {
    const { page, rerender } = await renderView(<PageHeading heading={{ id: 'signIn.heading' }} />);
    expect(document.activeElement).toBe(document.body);
    await rerender(<PageHeading heading={{ id: 'signIn.locked.heading' }} />);
    expect(document.activeElement).toBe(page.querySelector('h1'));
    expect(document.title).toBe('Your account is locked – Xe');
  });
});
