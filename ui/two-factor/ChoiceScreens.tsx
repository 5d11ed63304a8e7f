import type { ReactNode } from 'react';
import { tellApart } from '#domain/identity/person.ts';
import { isLandline, nextChannel, offeredChannels } from '#domain/two-factor/twoFactor.ts';
import { AccountForm, useShownSession } from '#ui/session/AnotherAccount.tsx';
import { useChoice } from '#ui/session/useChoice.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { MessageText, Text } from '#ui/shared/layout/MessageText.tsx';
import { MaskedNumber, NumberSentence } from './MaskedNumber.tsx';
import { OtherNumberLink } from './OtherNumberLink.tsx';

/** Asks for the channel of the code, and sends the code. */
export const ChannelScreen = (): ReactNode => {
  const { twoFactor } = useShownSession();
  const channels = offeredChannels(twoFactor);
  // Because: a user who returns after a code was sent looks for another channel.
  const suggested = twoFactor.sent !== null ? nextChannel(twoFactor) : null;
  const choice = useChoice({
    group: {
      name: 'channel',
      legend: { id: 'twoFactor.channel.legend' },
      options: channels.map((channel) => ({ value: channel, label: { id: `twoFactor.channel.${channel}` } })),
      defaultValue: suggested ?? channels[0] ?? null,
    },
    useCase: useUseCases().twoFactor.sendCode,
    missing: { id: 'twoFactor.missing.channel' },
  });
  return (
    <AccountForm
      {...choice}
      heading={{ id: 'twoFactor.channel.heading' }}
      lead={
        <NumberSentence
          id={isLandline(twoFactor.phone) ? 'twoFactor.channel.leadLandline' : 'twoFactor.channel.lead'}
        />
      }
      submit={{ id: 'twoFactor.channel.submit' }}
      ways={<OtherNumberLink />}
    />
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
  const choice = useChoice({
    group: { name: 'chosenNumber', legend, options, defaultValue: twoFactor.profileId },
    useCase: chooseNumber,
    missing: { id: 'twoFactor.missing.chosenNumber' },
  });
  return (
    <AccountForm
      {...choice}
      heading={{ id: 'twoFactor.choose.heading' }}
      lead={{ id: 'twoFactor.choose.lead' }}
      submit={{ id: 'twoFactor.continue' }}
    />
  );
};
