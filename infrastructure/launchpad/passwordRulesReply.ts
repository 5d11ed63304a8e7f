import * as t from 'io-ts';
import type { KnownRule, PasswordRule } from '#domain/identity/checkPassword.ts';
import { either, goodOnes, maybe } from '#infrastructure/http/codecs.ts';
import { readReply, type ReadReply } from '#infrastructure/http/readReply.ts';

/** The rules that have a message in the catalogues. */
export const knownRules: ReadonlyArray<KnownRule> = [
  'minLength',
  'maxLength',
  'lowercase',
  'uppercase',
  'digit',
  'symbol',
  'notUsername',
];

const Requirement = t.type({ rule: t.string, value: maybe(either(t.number, t.boolean)), message: maybe(t.string) });

/** The rule of a requirement. A length rule without its length is no known rule: it can be neither checked nor shown. */
const ruleOf = ({ rule, value, message }: t.TypeOf<typeof Requirement>): PasswordRule[] => {
  const known = knownRules.find((name) => name === rule);
  const count = typeof value === 'number' ? value : null;
  const needsCount = known === 'minLength' || known === 'maxLength';
  if (known !== undefined && (count !== null || !needsCount))
    return [{ _tag: 'Known', rule: known, value: count ?? 1 }];
  return typeof message === 'string' ? [{ _tag: 'ServiceOnly', rule, message }] : [];
};

/** The reply of passwordRequirements. An unknown rule keeps the message of the service; without a message it is dropped. */
export const passwordRulesReply: ReadReply<ReadonlyArray<PasswordRule>> = readReply(
  t.type({ requirements: goodOnes(Requirement) }),
  ({ requirements }) => requirements.flatMap(ruleOf),
);
