// The partner's consent banner: a plain script on the partner's host, as in production.
(() => {
  const parent = location.hostname.split('.').slice(1).join('.');
  const year = 365 * 24 * 60 * 60;

  const choose = (advertising, analytics) => {
    for (const [name, value] of Object.entries({ banner_viewed: 1, advertising, analytics, essentials: 1 })) {
      const attributes = `Domain=${parent}; Path=/; Max-Age=${year}; Secure; SameSite=Lax`;
      document.cookie = `privacy_${name}=${value}; ${attributes}`;
    }
    banner.remove();
    window.dispatchEvent(new CustomEvent('privacyaction'));
  };

  const element = (tag, ...content) => {
    const made = document.createElement(tag);
    made.append(...content);
    return made;
  };

  const button = (label, onClick) => {
    const made = element('button', label);
    made.type = 'button';
    made.addEventListener('click', onClick);
    return made;
  };

  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.crossOrigin = 'anonymous';
  styles.href = new URL('banner.css', document.currentScript.src).href;

  const heading = element('h2', 'Your privacy at John Lewis Money');
  heading.id = 'privacy-banner-heading';

  const banner = element(
    'section',
    heading,
    element('p', 'We use cookies to run this site and, if you agree, for analytics and advertising.'),
    element(
      'div',
      button('Allow all', () => choose(1, 1)),
      button('Analytics only', () => choose(0, 1)),
      button('Essentials only', () => choose(0, 0)),
    ),
  );
  banner.id = 'privacy-banner';
  banner.setAttribute('aria-labelledby', heading.id);

  // The banner appears with its style or not at all.
  const show = () => {
    styles.addEventListener('load', () => {
      document.getElementById(banner.id)?.remove();
      document.body.prepend(banner);
    });
    document.head.append(styles);
  };
  if (document.body === null) document.addEventListener('DOMContentLoaded', show);
  else show();
})();
