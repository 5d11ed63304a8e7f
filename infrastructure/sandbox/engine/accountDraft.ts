import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { PathReporter } from 'io-ts/PathReporter';
import { phoneChannels, type AccountDraft, type WireAccountType } from './account.ts';

const AccountType = t.keyof({ Personal: null, Corporate: null, Business: null });
const Mobile = t.type({ mobilePrefix: t.string, mobilePhone: t.string });
const Linked = t.intersection([
  t.type({ accountType: AccountType, name: t.string }),
  t.partial({ mobileNumber: t.union([Mobile, t.null]) }),
]);

const Draft = t.exact(
  t.intersection([
    t.type({ email: t.string, password: t.string, accountType: AccountType }),
    t.partial({
      name: t.string,
      state: t.keyof({ Active: null, Locked: null, Closed: null, Unconfirmed: null, EmailChangePending: null }),
      providers: t.array(t.string),
      phone: t.union([t.string, t.null]),
      phoneValidated: t.boolean,
      twoFactor: t.keyof({ None: null, Required: null, BeforeSignIn: null }),
      twoFactorStatus: t.keyof({ Enabled: null, SetupRequired: null, SetupDisabled: null, Locked: null }),
      channels: t.array(t.keyof(phoneChannels)),
      linked: t.array(Linked),
    }),
  ]),
);

/** Decodes the body of the control room's "create account" call, or says what is wrong with it. "Business" means "Corporate". */
export const readAccountDraft = (body: unknown): E.Either<string, AccountDraft> => {
  const decoded = Draft.decode(body);
  return E.isLeft(decoded) ? E.left(PathReporter.report(decoded).join('; ')) : E.right(toAccountDraft(decoded.right));
};

const toAccountDraft = ({ linked = [], ...draft }: t.TypeOf<typeof Draft>): AccountDraft => ({
  ...draft,
  accountType: wireType(draft.accountType),
  linked: linked.map(({ mobileNumber = null, ...one }) => ({
    ...one,
    accountType: wireType(one.accountType),
    mobileNumber,
  })),
});

const wireType = (type: WireAccountType | 'Business'): WireAccountType => (type === 'Business' ? 'Corporate' : type);
