/**
 * The page for somebody whose browser sends larger headers than the server reads: nearly always too many cookies. Neither the brand nor
 * the language is known, but a browser can translate a page that names its language.
 */
export const headersTooLargePage: string = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Clear the cookies of this site</title>
<main>
<h1>Clear the cookies of this site</h1>
<p>Your browser sent more than this site can read. The usual reason is too many cookies, which related sites can set too.</p>
<p>Please clear the cookies of this site in the settings of your browser. Then load this page again.</p>
</main>
</html>`;
