import { type ComponentProps, type ReactElement, type RefCallback, useContext } from 'react';
import { createLeafComponent, ListBoxContext, ListStateContext, useSlottedContext } from 'react-aria-components';
import styles from './CountryField.module.css';

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
export const CountryOption = createLeafComponent('item', CountryRow);
