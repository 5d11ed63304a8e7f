/** A house the content service dresses: its words and colours, from which its document and its images are made. */
export type House = {
  readonly type: 'galileo_enhanced' | 'galileo_cobranding';
  readonly uid: string;
  readonly name: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly background: string;
  readonly surface: { readonly hex: string; readonly alpha: number | null };
  readonly font: string;
};

/** How wide a house's wordmark is drawn, at 64 high. */
export const logoWidth = ({ name }: House): number => 88 + 15 * name.length;

/** The two brands with a document of their own, and co-brands of the main brand. */
export const houses: ReadonlyArray<House> = [
  {
    type: 'galileo_enhanced',
    uid: 'britline',
    name: 'Britline',
    primary: '#8a1538',
    onPrimary: '#ffffff',
    accent: '#b3324f',
    background: '#faf6f3',
    surface: { hex: '#fff', alpha: null },
    font: 'Inter',
  },
  {
    type: 'galileo_enhanced',
    uid: 'jlp',
    name: 'John Lewis Money',
    primary: '#1f4d3a',
    onPrimary: '#ffffff',
    accent: '#2f6f55',
    background: '#f6f7f4',
    surface: { hex: '#ffffff', alpha: null },
    font: 'Inter',
  },
  {
    type: 'galileo_cobranding',
    uid: 'acme-travel',
    name: 'Acme Travel',
    primary: '#0b6e4f',
    onPrimary: '#fff',
    accent: '#b4430b',
    background: '#f2f8f5',
    surface: { hex: '#ffffff', alpha: 0.96 },
    font: 'Inter',
  },
  {
    type: 'galileo_cobranding',
    uid: 'northbank',
    name: 'Northbank',
    primary: '#3b2a7a',
    onPrimary: '#ffffff',
    accent: '#7a3fb8',
    background: '#f5f3fb',
    surface: { hex: '#fff', alpha: null },
    font: 'Georgia',
  },
];
