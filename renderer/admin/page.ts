/** The policy of the editor's page: it may load files of the site, and reach the API of the host of its repository (docs/decisions/0055). */
const policyOf = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ['connect-src', "'self'", 'blob:', 'data:', ...origins].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';')

/**
 * The page of the editor, in which each problem that refuses a save is a paragraph of its own. `origins` are those of other servers that it
 * talks to. Its addresses are relative, so that they work below any base path.
 */
export const adminPage = (origins: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(origins)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content editor</title>
<link rel="icon" href="data:,">
<style>[role=alertdialog] .error{white-space:pre-line}</style>
<script type="module" src="admin/start.js"></script>
</head>
<body></body>
</html>
`
