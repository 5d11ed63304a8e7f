// The partner's consent banner: a plain script on the partner's host, as in production.
(() => {
  const parent = location.hostname.split('.').slice(1).join('.');
  const year = 365 * 24 * 60 * 60;

  const setCookie = (name, value) => {
    document.cookie = `${name}=${value}; Domain=${parent}; Path=/; Max-Age=${year}; Secure; SameSite=Lax`;
  };

  const choose = (advertising, analytics) => {
    setCookie('privacy_banner_viewed', '1');
    setCookie('privacy_advertising', advertising ? '1' : '0');
    setCookie('privacy_analytics', analytics ? '1' : '0');
    setCookie('privacy_essentials', '1');
    banner.remove();
    window.dispatchEvent(new CustomEvent('privacyaction'));
  };

  const button = (label, onClick) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.addEventListener('click', onClick);
    return element;
  };

  const group = (...elements) => {
    const element = document.createElement('div');
    element.append(...elements);
    return element;
  };

  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.crossOrigin = 'anonymous';
  styles.href = new URL('banner.css', document.currentScript.src).href;

  const heading = document.createElement('h2');
  heading.id = 'privacy-banner-heading';
  heading.textContent = 'Your privacy at John Lewis Money';

  const paragraph = document.createElement('p');
  paragraph.textContent = 'We use cookies to run this site and, if you agree, for analytics and advertising.';

  const banner = document.createElement('section');
  banner.id = 'privacy-banner';
  banner.setAttribute('aria-labelledby', heading.id);
  banner.append(
    group(heading, paragraph),
    group(
      button('Allow all', () => choose(true, true)),
      button('Analytics only', () => choose(false, true)),
      button('Essentials only', () => choose(false, false)),
    ),
  );

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
