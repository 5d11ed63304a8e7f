import { type ContextType, memo, type ReactNode, useContext, useDeferredValue, useEffect, useState } from 'react';
import { ComboBoxStateContext, ListBox, ListStateContext, Popover } from 'react-aria-components';
import type { PhoneCountry } from '#domain/system/phoneCountries.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';
import styles from './CountryField.module.css';
import { CountryOption } from './CountryOption.tsx';

/** The list of countries. It is next to its field and not at the end of the document, so that it is inside a landmark. */
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

type ListState = ContextType<typeof ListStateContext>;

/** Renders the options after the frame of the list, so that the list opens at once. */
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

/** The options, which stay as they are while the person types. Rendering them takes up to 0.3 s on a slow phone, and no letter must wait for it. */
const Options = memo(OptionsNow, (_before, { isTyping }) => isTyping);

/** How long nothing is typed before the list follows, in milliseconds: longer than from one letter to the next. */
export const pauseMs = 250;

/** Whether the text has changed within the last quarter of a second. */
export const useIsTyping = (text: string): boolean => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled !== text;
};

/**
 * Whether the list shows. It appears after the frame that answers the press, and not while the person types; it disappears at once.
 * Text that is typed later does not hide it again.
 */
export const useIsShown = (isOpen: boolean, isTyping: boolean): boolean => {
  const [isShown, setShown] = useState(false);
  const isDue = isOpen && !isTyping;
  useEffect(() => {
    if (!isDue) return undefined;
    const frame = requestAnimationFrame(() => void nextTask().then(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  if (!isOpen && isShown) setShown(false);
  return isOpen && isShown;
};
