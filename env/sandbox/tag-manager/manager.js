// A tag manager: reads the data layer of the page, the earlier entries first, and sends each entry to its own host.
(() => {
  const { origin } = new URL(document.currentScript.src);
  // With the type text/plain the browser sends no preflight, and a beacon arrives even if the page unloads.
  const read = (entry) => navigator.sendBeacon(`${origin}/read`, JSON.stringify(entry));
  const layer = (window.dataLayer ??= []);
  layer.forEach(read);
  layer.push = (...entries) => {
    entries.forEach(read);
    return Array.prototype.push.apply(layer, entries);
  };
})();
