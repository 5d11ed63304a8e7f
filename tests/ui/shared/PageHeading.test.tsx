import { describe, expect, it } from 'vitest';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { rendered } from '#tests/ui/rendered.tsx';

describe('the page heading', () => {
  it('leaves the focus alone on the first page, and takes it on every page after', async () => {
    const { page, show } = await rendered(<PageHeading heading={{ id: 'signIn.heading' }} />);
    expect(document.activeElement).toBe(document.body);
    await show(<PageHeading heading={{ id: 'signIn.locked.heading' }} />);
    expect(document.activeElement).toBe(page.querySelector('h1'));
    expect(document.title).toBe('Your account is locked – Xe');
  });

  it('has a long address go on in a new line before its @', async () => {
    const { page } = await rendered(
      <PageHeading heading={{ id: 'session.continueAs', values: { email: 'ada@example.test' } }} />,
    );
    expect(page.querySelector('h1')?.textContent).toBe('Continue as ada@example.test');
    expect(page.querySelector('wbr')?.nextSibling?.textContent).toBe('@example.test');
    expect(document.title).toBe('Continue as ada@example.test – Xe');
  });
});
