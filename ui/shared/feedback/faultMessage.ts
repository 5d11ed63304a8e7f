import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { FieldFault } from '#domain/identity/oneTimeCode.ts';
import type { PasswordRule } from '#domain/identity/passwordRules.ts';
import type { Message } from '#ui/shared/layout/message.ts';

/** The message for a fault of the identity service. */
export const faultMessage = (fault: IdentityFault): Message => ({ id: `signIn.fault.${fault._tag}` });

type Refused = Extract<IdentityFault, { readonly _tag: 'PasswordRefused' }>;
type Known = Extract<PasswordRule, { readonly _tag: 'Known' }>;

/** The message for a rejected password: the broken rule, or for an unknown rule only that another password is needed. */
export const refusedMessage = (fault: Refused, rules: ReadonlyArray<PasswordRule>): Message => {
  const broken = rules.find((each): each is Known => each._tag === 'Known' && each.rule === fault.rule);
  return broken === undefined
    ? faultMessage(fault)
    : { id: `password.broken.${broken.rule}`, values: { value: broken.value } };
};

/** The message for an incomplete or malformed field. */
export const fieldMessage = (fault: FieldFault): Message => {
  switch (fault.field) {
    case 'email':
      return { id: `signIn.fault.email.${fault.problem}` };
    case 'password':
      return { id: `signIn.fault.password.${fault.problem}` };
    case 'code':
      return { id: `code.fault.${fault.problem}` };
  }
};
