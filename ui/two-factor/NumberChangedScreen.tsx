import type { ReactNode } from 'react';
import { cancelledNotice } from '#ui/shared/feedback/Notice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NumberSentence } from './MaskedNumber.tsx';

/** Says that codes go to a first or another number from now on. Its button continues. */
export const NumberChangedScreen = (): ReactNode => {
  const { finish, phones } = useUseCases().twoFactor;
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finish);
  const shown = phones.shown(twoFactor);
  const isFirst = twoFactor.given === 'WithFirstNumber';
  return (
    <Form
      heading={{ id: `twoFactor.${isFirst ? 'added' : 'changed'}.heading` }}
      lead={shown && <NumberSentence id="twoFactor.changed.lead" shown={shown} />}
      errors={formErrors(error)}
      fault={error}
      busy={isPending}
      submit={{ id: 'twoFactor.continue' }}
      onSubmit={() => mutate()}
      notice={cancelledNotice(error, 'session.cancelled')}
    />
  );
};
