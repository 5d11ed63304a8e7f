import {
  type ComponentProps,
  type ContextType,
  memo,
  type ReactElement,
  type ReactNode,
  type RefCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import {
  ComboBoxStateContext,
  createLeafComponent,
  ListBox,
  ListBoxContext,
  ListStateContext,
  Popover,
  useSlottedContext,
} from 'react-aria-components';
import type { PhoneCountry } from '#domain/system/phoneCountries.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';
import styles from './CountryField.module.css';

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

/** Whether an open list is shown: from the frame after the input that opened it, and not while the person types. */
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

type OptionProps = { readonly id: string; readonly textValue: string };

/** The row of the collection that the library makes of the props. */
type Row = { readonly key: string | number; readonly textValue: string };

// Because: the library finds a row by the collection of its list, where it scrolls to it.
const joinCollection: RefCallback<HTMLDivElement> = (row) => {
  const list = row?.closest<HTMLElement>('[role="listbox"]');
  row?.setAttribute('data-collection', list?.dataset['collection'] ?? '');
};

const keepFocus: ComponentProps<'div'>['onMouseDown'] = (event) => event.preventDefault();

const CountryRow = (_props: OptionProps, _ref: unknown, { key, textValue }: Row): ReactElement | null => {
  const list = useSlottedContext(ListBoxContext);
  const state = useContext(ListStateContext);
  if (state === null) return null;
  const { selectionManager } = state;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field keeps the focus, and its keys choose
    <div
      ref={joinCollection}
      id={`${list?.id}-option-${key}`}
      role="option"
      aria-selected={selectionManager.isSelected(key)}
      className={styles['option']}
      data-key={key}
      data-focused={selectionManager.focusedKey === key || undefined}
      onMouseDown={keepFocus}
      onClick={() => selectionManager.select(key)}
    >
      {textValue}
    </div>
  );
};

/** A row of the list of countries. With the options of the library, which do much more, a slow phone takes seconds for 250 of them. */
const CountryOption = createLeafComponent('item', CountryRow);

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
