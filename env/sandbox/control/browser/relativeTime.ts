const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always', style: 'short' });

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Returns how long ago a time was, or how far ahead it is, in its largest whole unit: "3 min ago". */
export const relativeTime = (ms: number): string => {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const [unit, size] = units.find(([, unitSize]) => seconds >= unitSize) ?? ['second', 1];
  return seconds < 1 ? 'just now' : format.format(Math.sign(ms) * -Math.floor(seconds / size), unit);
};

/** Returns how far the clock is ahead of the machine, in its two largest units: "1 h 31 min ahead". */
export const aheadText = (ms: number): string => {
  let rest = Math.floor(Math.abs(ms) / 1000);
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`];
  });
  if (parts.length === 0) return 'Same as this machine';
  return `${parts.slice(0, 2).join(' ')} ${ms > 0 ? 'ahead of' : 'behind'} this machine`;
};
