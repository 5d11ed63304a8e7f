import * as t from 'io-ts';
import type { KnownRule, PasswordRule } from '#domain/identity/passwordRules.ts';
import { either, mapDecoder, maybe } from '#infrastructure/http/codecs.ts';

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

/** Drops a length rule without its length: it can be neither checked nor shown. */
const ruleOf = ({ rule, value, message }: t.TypeOf<typeof Requirement>): PasswordRule[] => {
  const name = knownRules.find((one) => one === rule);
  const counts = name === 'minLength' || name === 'maxLength';
  if (name !== undefined && (!counts || typeof value === 'number')) {
    return [{ _tag: 'Known', rule: name, value: typeof value === 'number' ? value : 1 }];
  }
  return typeof message === 'string' ? [{ _tag: 'ServiceOnly', message }] : [];
};

/** The reply of passwordRequirements. Unknown rules keep the message of the service. */
export const passwordRulesReply: t.Decoder<unknown, ReadonlyArray<PasswordRule>> = mapDecoder(
  t.type({ requirements: t.array(Requirement) }),
  ({ requirements }) => requirements.flatMap(ruleOf),
);
