import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webmailOf } from '#domain/identity/webmail.ts';

describe('webmailOf', () => {
  it.each([
    ['ada@gmail.com', 'Gmail', 'https://mail.google.com/'],
    ['Ada@GoogleMail.com', 'Gmail', 'https://mail.google.com/'],
    ['ada@hotmail.co.uk', 'Outlook', 'https://outlook.live.com/mail/'],
    ['ada@live.nl', 'Outlook', 'https://outlook.live.com/mail/'],
    ['ada@msn.com', 'Outlook', 'https://outlook.live.com/mail/'],
    ['ada@yahoo.fr', 'Yahoo Mail', 'https://mail.yahoo.com/'],
    ['ada@mac.com', 'iCloud Mail', 'https://www.icloud.com/mail'],
    ['ada@pm.me', 'Proton Mail', 'https://mail.proton.me/'],
    ['ada@gmx.at', 'GMX', 'https://www.gmx.at/'],
    ['ada@web.de', 'WEB.DE', 'https://web.de/'],
    ['"@gmail.com"@web.de', 'WEB.DE', 'https://web.de/'],
  ])('finds the mailbox of %s', (email, name, url) => {
    expect(webmailOf(email)).toEqual({ name, url });
  });

  it.each(['ada@sandbox.test', 'ada@gmail.com.example', 'ada@notgmail.com', 'ada@mail.gmail.com', 'gmail', ''])(
    'finds none for %j',
    (email) => {
      expect(webmailOf(email)).toBeNull();
    },
  );

  it('leads to https, to a page that does not hold the address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{12}$/), fc.constantFrom('gmail.com', 'gmx.de', 'wp.pl'), (name, domain) => {
        const { protocol, href, search, hash } = new URL(webmailOf(`${name}@${domain}`)?.url ?? 'x:');
        expect([protocol, search, hash]).toEqual(['https:', '', '']);
        expect(href).not.toContain(name);
      }),
    );
  });
});
