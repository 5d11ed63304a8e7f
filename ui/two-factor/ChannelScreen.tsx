import type { ReactNode } from 'react';
import { isLandline, nextChannel, offeredChannels } from '#domain/two-factor/channels.ts';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { Form } from '#ui/shared/form/Form.tsx';
import { errorOf } from '#ui/shared/form/formErrors.ts';
import { formText } from '#ui/shared/form/formValues.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { NumberLead } from './NumberLead.tsx';
import { OtherNumberLink } from './OtherNumberLink.tsx';
import { choiceErrors } from './twoFactorErrors.ts';

/** Asks for the channel of the code, and sends the code. */
export const ChannelScreen = (): ReactNode => {
  const { sendTwoFactorCode, phones, abandon } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error: fault } = useAction(sendTwoFactorCode);
  const errors = choiceErrors(fault, 'channel');
  const shown = phones.shown(twoFactor);
  const lead = isLandline(twoFactor.phone) ? 'twoFactor.channel.leadLandline' : 'twoFactor.channel.lead';
  const channels = offeredChannels(twoFactor);
  // Because: a user who returns after a code was sent looks for another channel.
  const suggested = twoFactor.sendAttempts > 0 ? nextChannel(twoFactor) : null;
  return (
    <>
      <Form
        heading={{ id: 'twoFactor.channel.heading' }}
        lead={shown && <NumberLead id={lead} shown={shown} />}
        {...{ errors, fault }}
        busy={isPending}
        submit={{ id: 'twoFactor.channel.submit' }}
        onSubmit={(form) => mutate(formText(form, 'channel'))}
        onCancel={() => void abandon()}
      >
        <RadioGroup
          name="channel"
          legend={{ id: 'twoFactor.channel.legend' }}
          options={channels.map((channel) => ({ value: channel, label: { id: `twoFactor.channel.${channel}` } }))}
          defaultValue={suggested ?? channels[0] ?? null}
          error={errorOf(errors, 'channel')}
        />
      </Form>
      <p className={styles['foot']}>
        <OtherNumberLink />
      </p>
    </>
  );
};
