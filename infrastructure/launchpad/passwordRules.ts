import * as t from 'io-ts';
import type { KnownRule, PasswordRule } from '#domain/identity/passwordRules.ts';
import { carriedOver, maybe } from '#infrastructure/http/codecs.ts';

/** The rules this product has words for. */
export const knownRules: ReadonlyArray<KnownRule> = [
  'minLength',
  'maxLength',
  'lowercase',
  'uppercase',
  'digit',
  'symbol',
  'notUsername',
];

const Requirement = t.type({ rule: t.string, value: maybe(t.union([t.number, t.boolean])), message: maybe(t.string) });

/** A length rule without its length can't be checked, nor said: it is left to the service. */
const ruleOf = ({ rule, value, message }: t.TypeOf<typeof Requirement>): PasswordRule[] => {
  const name = knownRules.find((one) => one === rule);
  const counts = name === 'minLength' || name === 'maxLength';
  if (name !== undefined && (!counts || typeof value === 'number')) {
    return [{ _tag: 'Known', rule: name, value: typeof value === 'number' ? value : 1 }];
  }
  return typeof message === 'string' ? [{ _tag: 'Foreign', message }] : [];
};

/** passwordRequirements: the rules this product knows by name, the others in the service's own words. */
export const passwordRulesReply: t.Decoder<unknown, ReadonlyArray<PasswordRule>> = carriedOver(
  t.type({ requirements: t.array(Requirement) }),
  ({ requirements }) => requirements.flatMap(ruleOf),
);
