import type { KnownRule, PasswordRule } from '#domain/identity/passwordRules.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Message } from '#ui/shared/layout/message.ts';

type Refused = Extract<IdentityFault, { readonly _tag: 'PasswordRefused' }>;
type Known = Extract<PasswordRule, { readonly _tag: 'Known' }>;

const broken = (rule: KnownRule, value: number): Message => ({ id: `password.broken.${rule}`, values: { value } });

/** The message for a rejected password: the broken rule, or for an unknown rule only that another password is needed. */
export const refusedMessage = ({ rule }: Refused, rules: ReadonlyArray<PasswordRule>): Message => {
  const found = rules.find((each): each is Known => each._tag === 'Known' && each.rule === rule);
  return found === undefined ? { id: 'signIn.fault.PasswordRefused' } : broken(found.rule, found.value);
};
