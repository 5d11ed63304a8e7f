import type { ReactNode } from 'react';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

/** The props of the country field. Its value is the two-letter code of the country. */
export type CountryFieldProps = {
  readonly countries: ReadonlyArray<PhoneCountry>;
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  readonly error: Message | null;
};

/** The component of the country field, which is loaded on demand. */
export type CountryFieldComponent = (props: CountryFieldProps) => ReactNode;
