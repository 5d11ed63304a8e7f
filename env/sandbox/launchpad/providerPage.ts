import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Whom one can be at any provider besides its own accounts: an email and password account, a stranger. */
const others: ReadonlyArray<string> = ['personal@sandbox.test', 'stranger@sandbox.test'];

/** The page the sandbox plays a provider with: one press says who is signing in. */
export const providerPage = (provider: string, own: ReadonlyArray<string>): Html => {
  const name = provider.charAt(0).toUpperCase() + provider.slice(1);
  const button = (email: string): Html => html`<button name="as" value="${email}">Continue as ${email}</button>`;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name} (played by the sandbox)</title>
        <style>
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            max-width: 24rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          button {
            display: block;
            width: 100%;
            min-height: 2.75rem;
            margin: 0.75rem 0;
            font: inherit;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Sign in with ${name}</h1>
          <p>The sandbox plays this provider. Choose who you are.</p>
          <form method="post">
            ${[...own, ...others].map(button)}
            <button name="as" value="">Cancel</button>
          </form>
        </main>
      </body>
    </html>`;
};
