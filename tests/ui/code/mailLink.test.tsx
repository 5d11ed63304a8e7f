import { describe, expect, it } from 'vitest';
import { renderView } from '#tests/ui/renderView.tsx';
import { MailLink } from '#ui/code/MailLink.tsx';

describe('MailLink', () => {
  it('opens the mailbox of a known provider in a new tab, without the address', async () => {
    const { page } = await renderView(<MailLink email="ada.lovelace@gmail.com" />);
    const link = page.querySelector('a');
    expect(link?.textContent).toBe('Open Gmail');
    expect(link?.href).toBe('https://mail.google.com/');
    expect([link?.target, link?.rel, link?.getAttribute('aria-describedby')]).toEqual([
      '_blank',
      'noopener noreferrer',
      'new-tab',
    ]);
  });

  it('is not there for another provider', async () => {
    const { page } = await renderView(<MailLink email="ada@sandbox.test" />);
    expect(page.querySelector('a')).toBeNull();
  });
});
