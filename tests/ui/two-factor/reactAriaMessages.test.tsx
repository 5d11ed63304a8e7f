import type { ReactNode } from 'react';
import { Button, ComboBox, I18nProvider, Input } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { pseudoText } from '#locales/pseudoCatalogue.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { useReactAriaMessages } from '#ui/two-factor/country-field/reactAriaMessages.ts';

const Countries = (): ReactNode => {
  useReactAriaMessages();
  return (
    <I18nProvider locale={useIntl().locale}>
      <ComboBox aria-label="+">
        <Input />
        <Button />
      </ComboBox>
    </I18nProvider>
  );
};

describe('the messages of react-aria', () => {
  it.each([
    ['de-DE', 'Länder anzeigen'],
    ['el-GR', 'Εμφάνιση χωρών'],
    ['en-XA', pseudoText('Show countries')],
  ] as const)('come from the catalogue of %s', async (locale, open) => {
    const { page } = await renderView(<Countries />, { locale });
    expect(page.querySelector('button')?.getAttribute('aria-label')).toBe(open);
  });
});
