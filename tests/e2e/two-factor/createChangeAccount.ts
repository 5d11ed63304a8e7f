import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

const linked = (name: string) => ({ accountType: 'Personal', name, mobileNumber: null }) as const;

// Because: a person who needs a second factor cannot change the number, and an account with one profile would leave for the partner.
/** Creates `change@sandbox.test`, an account with a number and two profiles that needs no second factor. */
export const createChangeAccount = (sandbox: Pick<Sandbox, 'createAccount'>): Promise<void> =>
  sandbox.createAccount({
    email: 'change@sandbox.test',
    password: seedPassword,
    accountType: 'Personal',
    phone: '+447700900154',
    linked: [linked('Cha Change'), linked('Cha Change Ltd')],
  });
