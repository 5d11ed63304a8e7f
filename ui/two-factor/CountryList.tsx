import { memo, useContext, useDeferredValue, type ContextType, type ReactNode } from 'react';
import {
  ComboBoxStateContext,
  ListBox,
  ListBoxItem,
  ListLayout,
  ListStateContext,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from './CountryField.module.css';

type ListState = ContextType<typeof ListStateContext>;

// Because: rendering the list anew takes up to 0.3 s on a slow phone, and the frame with the typed letter must not wait for it.
const DeferredOptions = (): ReactNode => {
  const state = useContext(ListStateContext);
  const deferred = useDeferredValue<ListState>(state, null);
  // Because: the library also renders the options without a state, to collect them.
  return state !== null && deferred === null ? null : <Options state={deferred} />;
};

// In pixels. Rows in view are measured, because long names wrap; the estimate only places the others.
const layoutOptions = { estimatedRowHeight: 44, padding: 8 } as const;

const Options = memo(({ state }: { readonly state: ListState }): ReactNode => (
  <ListStateContext value={state}>
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      <ListBox<PhoneCountry>
        className={styles['options'] ?? ''}
        renderEmptyState={() => <MessageText id="twoFactor.number.noCountry" className={styles['none']} />}
      >
        {({ nameAbbr, text }) => (
          <ListBoxItem id={nameAbbr} textValue={text} className={styles['option'] ?? ''}>
            <span>{text}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  </ListStateContext>
));

/** The list of countries, next to its field and not at the end of the document, so that it is inside a landmark. */
export const CountryList = ({ container }: { readonly container: HTMLElement }): ReactNode => {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen === true;
  // Because: the browser measures the page to place the list, and the frame after the press must not wait for it.
  const wasOpen = useDeferredValue(isOpen);
  return (
    <Popover
      className={styles['list'] ?? ''}
      offset={4}
      isOpen={isOpen && wasOpen}
      onOpenChange={(opens) => {
        if (!opens) state?.close();
      }}
      UNSTABLE_portalContainer={container}
    >
      <DeferredOptions />
    </Popover>
  );
};
