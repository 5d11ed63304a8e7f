/** Whether a client already has the response with this ETag, by its If-None-Match header (RFC 9110, weak comparison). */
export const isUnchanged = ({ headers }: Request, etag: string): boolean => {
  const known = headers.get('if-none-match');
  return (
    known !== null &&
    known
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
      .some((one) => one === etag || one === '*')
  );
};
