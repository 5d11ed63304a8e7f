import { html } from 'hono/html';
import { brands, type Brand } from '#domain/brand/brand.ts';
import type { SandboxAddress, SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { Html } from '#env/sandbox/htmlPage.ts';
import { refusal } from './fields.ts';
import { section } from './parts.ts';

type Addresses = ReadonlyArray<SandboxAddress>;

const site = ({ name, address, path, description }: SandboxAddress): Html =>
  html`<li>
    <a href="${path === '/' ? address : address + path}">${name}</a>
    <span class="muted">${description}</span>
  </li>`;

const brandSites = (heading: string, addresses: Addresses, more: Html | '' = ''): Html =>
  html`<div class="brand">
    <h3>${heading}</h3>
    <ul>
      ${addresses.map(site)}
    </ul>
    ${more}
  </div>`;

const sitesOf = (addresses: Addresses, { key }: Brand): Addresses =>
  addresses.filter(({ brand }) => brand?.key === key);

const shared = (addresses: Addresses): Addresses =>
  addresses.filter(({ brand, kind }) => brand === null && kind === 'Service');

const publishForm = html`<form
  class="inline"
  data-method="POST"
  data-call="/api/content/publish"
  data-done="The themes are published: the current ref has expired."
>
  <button class="small">Publish the themes</button>
  ${refusal}
</form>`;

/** The links to every site, by brand. */
export const sites = ({ addresses }: SandboxState): Html =>
  section({
    id: 'sites',
    heading: 'Sites',
    content: html`<div class="brands">
      ${brands.map((brand) => brandSites(brand.displayName, sitesOf(addresses, brand)))}
      ${brandSites('Every brand', shared(addresses), publishForm)}
    </div>`,
  });
