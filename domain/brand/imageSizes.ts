/** The widths, in pixels, in which images of the content service are offered. */
export const imageWidths: ReadonlyArray<number> = [640, 828, 1200, 2048, 3840];

/** The `srcset` of an image of the content service; null for an image of this site, which has one size. */
export const imageSizes = (address: string): string | null => {
  if (address.startsWith('/')) return null;
  return imageWidths.map((width) => `${atWidth(address, width)} ${String(width)}w`).join(', ');
};

const atWidth = (address: string, width: number): string => {
  const [beforeFragment = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeFragment.split('?', 2);
  const parts = query.split('&').filter((part) => part !== '' && part !== 'w' && !part.startsWith('w='));
  // Because: an unescaped comma would end the entry in a list of addresses.
  return `${path}?${[...parts, `w=${String(width)}`].join('&').replaceAll(',', '%2C')}`.replaceAll(' ', '%20');
};
