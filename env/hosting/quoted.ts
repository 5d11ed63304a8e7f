/** A value in double quotes for nginx and Caddy; one that could end the quotes or mean a variable stops the writing. */
export const quoted = (value: string): string => {
  if (/["\\$`{}\r\n]/.test(value)) throw new Error(`Not fit for a server's configuration: ${value}`);
  return `"${value}"`;
};

/** A regular expression in double quotes, where braces and backslashes are its own. */
export const quotedPattern = (pattern: string): string => {
  if (/["`{}\r\n]/.test(pattern)) throw new Error(`Not fit for a server's configuration: ${pattern}`);
  return `"${pattern}"`;
};

/** Lines moved one step to the right. */
export const indented = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => (line === '' ? line : `  ${line}`));
