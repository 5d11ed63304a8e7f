import type { ReactNode } from 'react';
import { Notice, SlowNotice } from '#ui/shared/feedback/Notice.tsx';
import { cancelledNotice } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { FormHeading } from '#ui/shared/form/FormHeading.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import { NumberLead } from './phoneNumber.tsx';

/** Confirms that codes go to a first number, or to another one, from now on; until the person continues. */
export const NumberChangedScreen = (): ReactNode => {
  const { finish, phones } = useUseCases().twoFactor;
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(finish);
  const shown = phones.shown(twoFactor);
  return (
    <>
      <FormHeading
        heading={{
          id: twoFactor.given === 'WithFirstNumber' ? 'twoFactor.added.heading' : 'twoFactor.changed.heading',
        }}
        lead={shown && <NumberLead id="twoFactor.changed.lead" shown={shown} />}
        errors={formErrors(error)}
        fault={error}
      />
      <Notice {...cancelledNotice(error, 'session.cancelled')} />
      <Button label={{ id: 'twoFactor.continue' }} look="primary" busy={isPending} onPress={() => mutate()} />
      <SlowNotice busy={isPending} />
    </>
  );
};
