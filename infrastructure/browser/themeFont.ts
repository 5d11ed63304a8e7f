// The metrics of Inter and of its fallback font. Because: lines keep their height when the font changes.
const lineMetrics: FontFaceDescriptors = { ascentOverride: '96.88%', descentOverride: '24.15%', lineGapOverride: '0%' };

/** The range of a variable font. */
const allWeights = '100 900';

/** The addresses of the fonts that were asked for, but for those that failed. */
const requestedUrls = new Set<string>();

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const addFont = async (family: string, url: string): Promise<void> => {
  // Because: the second frame begins after the first one is painted, and the font must not compete with that.
  await nextFrame();
  await nextFrame();
  const face = new FontFace(family, `url("${url}") format("woff2")`, { ...lineMetrics, weight: allWeights });
  // Because: a face that is added before it is loaded hides the text for a moment.
  document.fonts.add(await face.load());
};

/** Loads a variable font, once for each page. Until it is there, and if it is blocked or fails, the fallback font shows. */
export const loadThemeFont = (family: string, url: string): void => {
  if (requestedUrls.has(url)) return;
  requestedUrls.add(url);
  addFont(family, url).catch(() => requestedUrls.delete(url));
};
