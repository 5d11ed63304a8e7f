import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { PathReporter } from 'io-ts/PathReporter';
import type { AccountDraft, LinkedDraft, WireAccountType } from './account.ts';

const AccountType = t.keyof({ Personal: null, Corporate: null, Business: null });
const Mobile = t.type({ mobilePrefix: t.string, mobilePhone: t.string });
const Linked = t.intersection([
  t.type({ accountType: AccountType, name: t.string }),
  t.partial({ mobileNumber: t.union([Mobile, t.null]) }),
]);

/** Every field of a scenario, any of which may be left out. */
const Scenario = t.partial({
  name: t.string,
  state: t.keyof({ Active: null, Locked: null, Closed: null, Unconfirmed: null, EmailChangePending: null }),
  providers: t.array(t.string),
  phone: t.union([t.string, t.null]),
  phoneValidated: t.boolean,
  twoFactor: t.keyof({ None: null, Required: null, BeforeSignIn: null }),
  twoFactorStatus: t.keyof({ Enabled: null, SetupRequired: null, SetupDisabled: null, Locked: null }),
  channels: t.array(t.keyof({ SMS: null, CALL: null, WHATSAPP: null })),
});

const Draft = t.intersection([
  t.type({ email: t.string, password: t.string, accountType: AccountType }),
  Scenario,
  t.partial({ linked: t.array(Linked) }),
]);

/** What the control room is sent to open an account with, or what is wrong with it. Business is another word for Corporate. */
export const readAccountDraft = (body: unknown): E.Either<string, AccountDraft> => {
  const decoded = Draft.decode(body);
  return pipe(
    decoded,
    E.match(
      () => E.left(PathReporter.report(decoded).join('; ')),
      (draft) => E.right(toAccountDraft(draft)),
    ),
  );
};

const toAccountDraft = ({ linked, ...draft }: t.TypeOf<typeof Draft>): AccountDraft => ({
  ...draft,
  accountType: wireType(draft.accountType),
  linked: (linked ?? []).map((one): LinkedDraft => ({
    name: one.name,
    accountType: wireType(one.accountType),
    mobileNumber: one.mobileNumber ?? null,
  })),
});

const wireType = (word: WireAccountType | 'Business'): WireAccountType => (word === 'Business' ? 'Corporate' : word);
