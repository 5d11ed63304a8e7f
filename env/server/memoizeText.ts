/** The limits of the memory, which must not grow with what clients send. */
const [mostTexts, longestText] = [1000, 500];

/** Keeps what a function returns for each text, as long as these are few and short. Browsers send the same few texts again and again. */
export const memoizeText = <Value>(compute: (text: string) => Value): ((text: string) => Value) => {
  const computed = new Map<string, Value>();
  return (text) => {
    const known = computed.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    if (computed.size >= mostTexts) computed.clear();
    if (text.length <= longestText) computed.set(text, value);
    return value;
  };
};
