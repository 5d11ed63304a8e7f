import fc from 'fast-check';
import type { Email } from '#domain/identity/email.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';

const local = fc.stringMatching(/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}$/);
const label = fc.stringMatching(/^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,10}[a-zA-Z0-9])?$/);

/** Any address the HTML standard accepts. */
export const email: fc.Arbitrary<Email> = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }))
  .map(([name, labels]) => unsafeNominal<'Email'>(`${name}@${labels.join('.')}`));
