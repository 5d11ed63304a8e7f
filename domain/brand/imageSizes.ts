/** The widths an image of the content service is offered in, in pixels. */
export const imageWidths: ReadonlyArray<number> = [640, 828, 1200, 2048, 3840];

/** An image in each of its widths, as `srcset` takes it; null for one of this site's own, which has one size only. */
export const imageSizes = (address: string): string | null => {
  if (address.startsWith('/')) return null;
  return imageWidths.map((width) => `${atWidth(address, width)} ${String(width)}w`).join(', ');
};

const atWidth = (address: string, width: number): string => {
  const [beforeFragment = ''] = address.split('#', 1);
  const [path = '', query = ''] = beforeFragment.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && part !== 'w' && !part.startsWith('w='));
  // Because: an unescaped comma would end the entry in a list of addresses.
  return `${path}?${[...kept, `w=${String(width)}`].join('&').replaceAll(',', '%2C')}`.replaceAll(' ', '%20');
};
