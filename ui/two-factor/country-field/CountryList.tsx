import { type ContextType, memo, type ReactNode, useContext, useDeferredValue } from 'react';
import { ComboBoxStateContext, ListBox, ListStateContext, Popover } from 'react-aria-components';
import type { PhoneCountry } from '#domain/system/phoneCountries.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './CountryField.module.css';
import { CountryOption } from './CountryOption.tsx';
import { useListTiming } from './useListTiming.ts';

/** The list of countries. It is next to its field and not at the end of the document, so that it is inside a landmark. */
export const CountryList = ({ container }: { readonly container: HTMLElement }): ReactNode => {
  const state = useContext(ComboBoxStateContext);
  const { isTyping, isShown } = useListTiming(state?.isOpen === true, state?.inputValue ?? '');
  return (
    <Popover
      className={styles['list'] ?? ''}
      offset={4}
      isOpen={isShown}
      onOpenChange={(opens) => {
        if (!opens) state?.close();
      }}
      UNSTABLE_portalContainer={container}
    >
      <DeferredOptions isTyping={isTyping} />
    </Popover>
  );
};

type ListState = ContextType<typeof ListStateContext>;

/** Renders the options after the frame of the list, so that the list opens at once. */
const DeferredOptions = ({ isTyping }: { readonly isTyping: boolean }): ReactNode => {
  const state = useContext(ListStateContext);
  const deferred = useDeferredValue<ListState>(state, null);
  // Because: the library also renders the options without a state, to collect them.
  return state !== null && deferred === null ? null : <Options state={deferred} isTyping={isTyping} />;
};

type OptionsProps = { readonly state: ListState; readonly isTyping: boolean };

const CurrentOptions = ({ state }: OptionsProps): ReactNode => (
  <ListStateContext value={state}>
    <ListBox<PhoneCountry>
      className={styles['options'] ?? ''}
      renderEmptyState={() => <MessageText id="twoFactor.number.noCountry" className={styles['none']} />}
    >
      {({ nameAbbr, text }) => <CountryOption id={nameAbbr} textValue={text} />}
    </ListBox>
  </ListStateContext>
);

const staysAsItIs = (_before: OptionsProps, { isTyping }: OptionsProps): boolean => isTyping;

/** The options, which stay as they are while the person types. Rendering them takes up to 0.3 s on a slow phone, and no letter must wait for it. */
const Options = memo(CurrentOptions, staysAsItIs);
