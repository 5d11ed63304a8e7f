import type { ReactNode } from 'react';
import { Button, ButtonContext, type PressEvent, useSlottedContext } from 'react-aria-components';
import fields from '#ui/shared/form/Field.module.css';
import { Icon } from '#ui/shared/layout/icons.tsx';

/**
 * Opens and closes the list of a combobox when the button is released. By itself react-aria opens it when a mouse button goes down,
 * and the release would wait until the list is rendered.
 */
export const ListButton = (): ReactNode => {
  const { onPressStart, onPress, ...props } = useSlottedContext(ButtonContext) ?? {};
  const handleRelease = (event: PressEvent): void => {
    onPressStart?.(event);
    onPress?.(event);
  };
  return (
    <ButtonContext value={{ ...props, onPress: handleRelease }}>
      <Button className={fields['reveal'] ?? ''}>
        <Icon>
          <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </Icon>
      </Button>
    </ButtonContext>
  );
};
