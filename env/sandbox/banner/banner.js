// The partner's consent banner: a plain script on the partner's host, as in production.
(() => {
  const parent = location.hostname.split('.').slice(1).join('.');
  const title = 'Your privacy at John Lewis Money';

  const choose = (advertising, analytics) => () => {
    for (const [name, value] of Object.entries({ banner_viewed: 1, advertising, analytics, essentials: 1 }))
      document.cookie = `privacy_${name}=${value}; Domain=${parent}; Path=/; Max-Age=31536000; Secure; SameSite=Lax`;
    banner.remove();
    window.dispatchEvent(new CustomEvent('privacyaction'));
  };

  const element = (tag, properties, ...content) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...content);
    return made;
  };

  const banner = element(
    'section',
    { id: 'privacy-banner' },
    element('h2', {}, title),
    element('p', {}, 'We use cookies to run this site and, if you agree, for analytics and advertising.'),
    element(
      'div',
      {},
      element('button', { type: 'button', onclick: choose(1, 1) }, 'Allow all'),
      element('button', { type: 'button', onclick: choose(0, 1) }, 'Analytics only'),
      element('button', { type: 'button', onclick: choose(0, 0) }, 'Essentials only'),
    ),
  );
  banner.setAttribute('aria-label', title);

  // The banner appears with its style or not at all.
  const show = () => {
    document.getElementById(banner.id)?.remove();
    document.body.prepend(banner);
  };
  const href = new URL('banner.css', document.currentScript.src).href;
  const style = element('link', { rel: 'stylesheet', crossOrigin: 'anonymous', href, onload: show });
  if (document.body === null) document.addEventListener('DOMContentLoaded', () => document.head.append(style));
  else document.head.append(style);
})();
