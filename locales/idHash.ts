/** A number for a list of message ids: lists with the same ids in the same order have the same number. */
export const idHash = (ids: ReadonlyArray<string>): number => {
  let hash = 0;
  for (const letter of ids.join()) hash = (hash * 31 + letter.charCodeAt(0)) | 0;
  return hash;
};
