import type { ComponentProps, ReactNode } from 'react';
import type { ChoiceFault } from '#application/flow.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { tellApart } from '#domain/identity/person.ts';
import { isLandline, nextChannel, offeredChannels } from '#domain/two-factor/twoFactor.ts';
import { useAnotherAccount, useShownSession } from '#ui/session/AnotherAccount.tsx';
import { ChoiceForm } from '#ui/session/ChoiceForm.tsx';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText, Text } from '#ui/shared/layout/MessageText.tsx';
import { MaskedNumber, NumberSentence } from './MaskedNumber.tsx';
import { OtherNumberLink, WaysOut } from './WaysOut.tsx';

type Props = Omit<ComponentProps<typeof ChoiceForm>, 'action'> & {
  /** Continues with the value of the chosen option. */
  readonly useCase: FallibleUseCase<[string], ChoiceFault | IdentityFault>;
  /** The way for a person who cannot use the number. */
  readonly children?: ReactNode;
};

const TwoFactorChoice = ({ useCase, children, ...form }: Props): ReactNode => {
  const action = useAction(useCase);
  const another = useAnotherAccount();
  const actionsBelow = <WaysOut {...{ another, children }} idle={action.isPending} />;
  return <ChoiceForm {...form} {...{ action, actionsBelow }} idle={another.isPending} />;
};

/** Asks for the channel of the code, and sends the code. */
export const ChannelScreen = (): ReactNode => {
  const { sendCode, phones } = useUseCases().twoFactor;
  const { twoFactor } = useShownSession();
  const shown = phones.shown(twoFactor);
  const lead = isLandline(twoFactor.phone) ? 'twoFactor.channel.leadLandline' : 'twoFactor.channel.lead';
  const channels = offeredChannels(twoFactor);
  // Because: a user who returns after a code was sent looks for another channel.
  const suggested = twoFactor.sent !== null ? nextChannel(twoFactor) : null;
  return (
    <TwoFactorChoice
      heading={{ id: 'twoFactor.channel.heading' }}
      lead={shown && <NumberSentence id={lead} shown={shown} />}
      group={{
        name: 'channel',
        legend: { id: 'twoFactor.channel.legend' },
        options: channels.map((channel) => ({ value: channel, label: { id: `twoFactor.channel.${channel}` } })),
        defaultValue: suggested ?? channels[0] ?? null,
      }}
      missing={{ id: 'twoFactor.missing.channel' }}
      submit={{ id: 'twoFactor.channel.submit' }}
      useCase={sendCode}
    >
      <OtherNumberLink />
    </TwoFactorChoice>
  );
};

/** Asks which number of the linked accounts gets the code. Preselects only a number that the user chose before. */
export const ChooseNumberScreen = (): ReactNode => {
  const { chooseNumber, phones } = useUseCases().twoFactor;
  const { twoFactor, person } = useShownSession();
  const nameOf = new Map(person.linkedAccounts.map(({ profileId, name }) => [profileId, name]));
  const numbers = twoFactor.linkedNumbers.map(({ profileId, number }) => ({
    profileId,
    shown: phones.masked(number),
    name: nameOf.get(profileId) ?? '',
  }));
  // Because: a screen reader announces only the end of a number.
  const alike = tellApart(numbers, ({ shown, name }) => `${shown.tail} ${name}`);
  const options = alike.map(({ profileId, shown, name, idTail }) => ({
    value: profileId,
    label: <MaskedNumber shown={shown} />,
    hint: (
      <span className="lines">
        <Text text={name} />{' '}
        {idTail !== null && <MessageText id="accountSelection.endingIn" values={{ tail: idTail }} />}
      </span>
    ),
  }));
  const legend = { id: 'twoFactor.choose.legend' } as const;
  return (
    <TwoFactorChoice
      heading={{ id: 'twoFactor.choose.heading' }}
      lead={{ id: 'twoFactor.choose.lead' }}
      group={{ name: 'chosenNumber', legend, options, defaultValue: twoFactor.profileId }}
      missing={{ id: 'twoFactor.missing.chosenNumber' }}
      submit={{ id: 'twoFactor.continue' }}
      useCase={chooseNumber}
    />
  );
};
