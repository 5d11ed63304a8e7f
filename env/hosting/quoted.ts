/** Quotes a value for nginx and Caddy; throws if it could end the quotes or contain a variable. */
export const quoted = (value: string): string => {
  if (/["\\$`{}\r\n]/.test(value)) throw new Error(`Not fit for a server's configuration: ${value}`);
  return `"${value}"`;
};

/** Quotes the value of a header, which may contain quotation marks; throws if it could contain a variable. */
export const quotedHeader = (value: string): string => {
  const parts = value.split('"').map((part) => quoted(part).slice(1, -1));
  return `"${parts.join('\\"')}"`;
};

/** Quotes a regular expression, which may contain backslashes; throws if it could end the quotes. */
export const quotedPattern = (pattern: string): string => {
  if (/["`{}\r\n]/.test(pattern)) throw new Error(`Not fit for a server's configuration: ${pattern}`);
  return `"${pattern}"`;
};

/** Indents lines by one step. */
export const indented = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line) => (line === '' ? line : `  ${line}`));
