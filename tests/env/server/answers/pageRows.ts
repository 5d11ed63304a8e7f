import { keeping, listed, logo, notFoundPage, page, type Table, unchanged, unprerendered } from './row.ts';

const [signIn, french, shell] = [listed('xe/en-GB/signin'), listed('xe/fr-FR/signin'), notFoundPage('xe/en-GB/index')];
const partner = encodeURIComponent('https://transfer.xe.test/');
const kept = 'Max-Age=31536000; Path=/; Secure; SameSite=Lax';
const [ownFrench, keptFrench] = [`ACCOUNT_LOCALE=fr-FR; ${kept}`, `NEXT_LOCALE=fr-FR; ${kept}`];
const both = 'ACCOUNT_LOCALE=fr-FR; NEXT_LOCALE=fr-FR';
const refusing =
  'xe_account_consent=%7B%22performance%22%3Afalse%2C%22marketing%22%3Afalse%2C%22compliance%22%3Afalse%7D';
const keptRefusal = `${refusing}; ${kept.replace(' ', ' Domain=xe.test; ')}`;

/** The answers with a page: which one, in which language, and what it keeps for the visitor. */
export const pageRows: Table = {
  'pages and sessions': [
    ['GET xe /', {}, signIn],
    ['GET britline /signin', {}, listed('britline/en-GB/signin')],
    ['GET johnlewis /forgot-password', {}, unprerendered(listed('johnlewis/en-GB/forgot-password'))],
    ['GET xe /signin?state=x&redirect_uri=https%3A%2F%2Fevil.example', {}, page('xe/en-GB/signin')],
    ['GET xe /?next=signup', {}, page('xe/en-GB/signup')],
    ['GET xe /signup?state=x', { cookie: 'xe_session=1' }, page('xe/en-GB/index')],
    ['GET xe /otp', { cookie: 'xe_session=1' }, notFoundPage('xe/en-GB/index')],
    [`GET xe /?redirect_uri=${partner}%3F_dfxid%3Dacme`, {}, page('xe/en-GB/index')],
    [`GET xe /?redirect_uri=${partner}%3Fid%3Dacme`, {}, page('xe/en-GB/signin')],
    ['GET xe /?redirect_uri=https%3A%2F%2Fevil.test%2F%3F_dfxid%3Dacme', {}, page('xe/en-GB/signin')],
    [`GET xe /?redirect_uri=${partner}&prompt=none`, {}, page('xe/en-GB/index')],
    [`GET xe /?redirect_uri=${partner}&prompt=create`, {}, page('xe/en-GB/signup')],
    ['GET xe /nowhere', { lang: 'fr' }, notFoundPage('xe/fr-FR/index')],
    ['GET xe /', { cookie: 'a=b;xe_session=' }, listed('xe/en-GB/index')],
    ['GET xe /', { cookie: 'xxe_session=1; XE_SESSION=1; xe_session2=1; a=xe_session=1' }, signIn],
    ['GET xe /nowhere', { cookie: 'xe_session=1' }, shell],
    ['GET britline /', { cookie: 'xe_session=1' }, listed('britline/en-GB/signin')],
  ],
  languages: [
    ['GET xe /?ui_locales=fr', { cookie: 'NEXT_LOCALE=en-GB' }, page('xe/en-GB/signin')],
    ['GET xe /signin', { lang: 'en; q=0.2 , fr; q=0.8', cookie: 'NEXT_LOCALE=xx; ACCOUNT_LOCALE=' }, french],
    ['GET xe /signin', { lang: '../../britline, *' }, signIn],
    ['GET xe /signin', { cookie: 'NEXT_LOCALE=../index; XNEXT_LOCALE=fr-FR; a=NEXT_LOCALE=fr-FR' }, signIn],
    ['GET xe /?state=1&amp;ui_locales=fr', {}, page('xe/fr-FR/signin')],
    ['GET xe /?ui_locales=%ff%00', { lang: 'fr' }, page('xe/fr-FR/signin')],
    ['GET xe /signin', { cookie: 'ALL_LOCALES=true', lang: 'fi' }, listed('xe/fi-FI/signin')],
    ['GET xe /signin?allLocales=true', { lang: 'fi' }, page('xe/fi-FI/signin')],
  ],
  'kept choices': [
    ['GET xe /signin', { cookie: 'NEXT_LOCALE=fr-FR' }, french],
    ['GET xe /signin', { cookie: both }, keeping(french, ownFrench, keptFrench)],
    ['GET xe /signin', { cookie: `a=NEXT_LOCALE=; NEXT_LOCALE_X=x; ${both}` }, keeping(french, ownFrench, keptFrench)],
    ['GET xe /signin', { cookie: 'ACCOUNT_LOCALE=fr-FR; NEXT_LOCALE=en-GB' }, keeping(french, ownFrench)],
    ['GET xe /signin', { cookie: `${both}; ACCOUNT_LOCALE=en-GB` }, french],
    ['GET xe /signin', { cookie: 'ACCOUNT_LOCALE=; NEXT_LOCALE=fr-FR' }, french],
    ['GET xe /signin', { cookie: refusing }, keeping(signIn, keptRefusal)],
    [
      'GET xe /2fa/locked',
      { cookie: `ACCOUNT_LOCALE=fr-FR; ${refusing}`, match: '<tag>' },
      unchanged(keeping(unprerendered(page('xe/fr-FR/index')), ownFrench, keptRefusal)),
    ],
    ['GET xe /signin', { cookie: refusing.replace('false', 'true') }, signIn],
    ['GET xe /signin', { cookie: `${refusing}; ${refusing}` }, signIn],
    ['GET johnlewis /signin', { cookie: refusing }, listed('johnlewis/en-GB/signin')],
    ['GET xe /signin', { cookie: both, headers: { 'sec-purpose': 'prefetch;prerender' } }, french],
    ['GET xe /brands/xe/logo.svg', { cookie: both }, logo],
  ],
};
