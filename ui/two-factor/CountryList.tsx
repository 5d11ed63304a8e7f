import { type ContextType, memo, type ReactNode, useContext, useDeferredValue } from 'react';
import { ComboBoxStateContext, ListBox, ListStateContext, Popover } from 'react-aria-components';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './CountryField.module.css';
import { useIsShown, useIsTyping } from './countryListTiming.ts';
import { CountryOption } from './CountryOption.tsx';

type ListState = ContextType<typeof ListStateContext>;

const DeferredOptions = ({ isTyping }: { readonly isTyping: boolean }): ReactNode => {
  const state = useContext(ListStateContext);
  const deferred = useDeferredValue<ListState>(state, null);
  // Because: the library also renders the options without a state, to collect them.
  return state !== null && deferred === null ? null : <Options state={deferred} isTyping={isTyping} />;
};

type OptionsProps = { readonly state: ListState; readonly isTyping: boolean };

const OptionsNow = ({ state }: OptionsProps): ReactNode => (
  <ListStateContext value={state}>
    <ListBox<PhoneCountry>
      className={styles['options'] ?? ''}
      renderEmptyState={() => <MessageText id="twoFactor.number.noCountry" className={styles['none']} />}
    >
      {({ nameAbbr, text }) => <CountryOption id={nameAbbr} textValue={text} />}
    </ListBox>
  </ListStateContext>
);

// Because: rendering the list anew takes up to 0.3 s on a slow phone, and the next letter must not wait for it.
const Options = memo(OptionsNow, (_before, { isTyping }) => isTyping);

/** The list of countries, next to its field and not at the end of the document, so that it is inside a landmark. */
export const CountryList = ({ container }: { readonly container: HTMLElement }): ReactNode => {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen === true;
  const isTyping = useIsTyping(state?.inputValue ?? '');
  const isShown = useIsShown(isOpen, isTyping);
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
