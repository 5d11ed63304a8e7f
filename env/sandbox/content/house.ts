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
  /** Its own drawings among the brands' images, and how large its wordmark is; null where the sandbox draws them. */
  readonly drawn: { readonly folder: string; readonly width: number; readonly height: number } | null;
  /** The sign of a house the sandbox draws, in a square of 64. */
  readonly sign: string;
};

/** How large a house's wordmark is. */
export const logoSize = (house: House): { readonly width: number; readonly height: number } =>
  house.drawn === null ? { width: logoWidth(house), height: 64 } : house.drawn;

const logoWidth = ({ name }: House): number => 88 + 15 * name.length;

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
    drawn: { folder: 'britline', width: 169, height: 40 },
    sign: '',
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
    drawn: { folder: 'johnlewis', width: 260, height: 40 },
    sign: '',
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
    drawn: null,
    sign: '<circle cx="32" cy="32" r="32" fill="#0b6e4f"/><path d="M14 40c8-18 28-18 36 0" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="7 6"/><circle cx="14" cy="40" r="5" fill="#fff"/><circle cx="50" cy="40" r="5" fill="#f2a65a"/>',
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
    drawn: null,
    sign: '<path d="M32 0 64 32 32 64 0 32Z" fill="#3b2a7a"/><path d="M32 10 42 32H22Z" fill="#fff"/><path d="M32 54 22 32h20Z" fill="#b79be0"/>',
  },
];
