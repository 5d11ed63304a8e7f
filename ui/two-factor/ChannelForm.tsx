import type { ReactNode } from 'react';
import type { ChoiceFault } from '#application/two-factor/chooseNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import type { Channel } from '#domain/two-factor/twoFactor.ts';
import { AppLink } from '#ui/shared/AppLink.tsx';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { RadioGroup } from '#ui/shared/RadioGroup.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import { formText } from '#ui/shared/formText.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import { choiceErrors } from './choiceErrors.ts';
import { NumberLead } from './NumberLead.tsx';

type Props = {
  readonly busy: boolean;
  readonly fault: ChoiceFault | IdentityFault | null;
  readonly shown: ShownNumber | null;
  readonly channels: ReadonlyArray<Channel>;
  readonly suggested: Channel | null;
  readonly onlyCalls: boolean;
  readonly onSubmit: (channel: string) => void;
  readonly onCancel: () => void;
};

/** Asks how the code should come, and sends it when told to. */
export const ChannelForm = (props: Props): ReactNode => {
  const { busy, fault, shown, channels, suggested, onlyCalls, onSubmit, onCancel } = props;
  const errors = busy ? [] : choiceErrors(fault, 'channel');
  const lead = onlyCalls ? 'twoFactor.channel.leadLandline' : 'twoFactor.channel.lead';
  return (
    <>
      <PageHeading
        heading={{ id: 'twoFactor.channel.heading' }}
        lead={shown && <NumberLead id={lead} shown={shown} />}
        failing={errors.length > 0}
      />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'signIn.fault.Cancelled' } : null} />
      <form
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onSubmit(formText(element, 'channel')) })}
      >
        <RadioGroup
          name="channel"
          legend={{ id: 'twoFactor.channel.legend' }}
          options={channels.map((channel) => ({ value: channel, label: { id: `twoFactor.channel.${channel}` } }))}
          defaultValue={suggested}
          error={errorOf(errors, 'channel')}
        />
        <SubmitButton label={{ id: 'twoFactor.channel.submit' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
      </form>
      <p className={form['foot']}>
        <AppLink to="/2fa/change-number" label={{ id: 'twoFactor.changeNumber' }} />
      </p>
    </>
  );
};
