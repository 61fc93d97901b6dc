import { fileOf, NOT_FOUND } from '../../src/engine/routes/files'
import { JSON_FEED, MEDIA_TYPES } from './media-types'
import { expressionOf, FORMS } from './patterns'
import { HEADERS_FILE, REDIRECTS_FILE } from './rule-files'
import { type HostRules, headersWithoutFile } from './rules'

/** A word of the Caddyfile that holds anything but backticks. */
const quoted = (text: string) => `\`${text}\``

const headerLines = (headers: Iterable<readonly [string, string]>) => [...headers].map(([name, value]) => `    ${name} ${quoted(value)}`)

/** A permanent redirect of addresses that match; the last group of the expression is the query, which the new address keeps. */
const move = (name: string, expression: string, target: string, groups: number) => [
  `  @${name} vars_regexp ${name} {http.request.orig_uri} ${quoted(`^${expression}(\\?.*)?$`)}`,
  `  redir @${name} ${target}{re.${name}.${groups + 1}} 301`,
]

const movesOf = (redirects: HostRules['redirects']) =>
  redirects.flatMap((redirect, index) => {
    const { expression, target } = expressionOf(redirect)
    const name = `move${index}`
    const groups = expression.split('([').length - 1
    return move(name, expression, target.map((part) => (typeof part === 'number' ? `{re.${name}.${part}}` : part)).join(''), groups)
  })

/** The type of the files that a condition matches. A file that is missing is answered with a page. */
const typeOf = (name: string, condition: string, type: string) => [
  `  @${name} {`,
  `    ${condition}`,
  '    file {path}',
  '  }',
  `  header @${name} Content-Type ${quoted(type)}`,
]

/** Settings for Caddy: lines for the block of a site that says where the files lie (`root`). */
export function caddySettings({ headers, redirects, sections }: HostRules): string {
  const folders = headers.filter(({ pattern }) => pattern !== '/*')
  const common = ['  header {', ...headerLines(headersWithoutFile(headers)), '  }']
  return [
    '# Lines for the block of the site in a Caddyfile; `root` stands there.',
    'encode zstd gzip',
    'route {',
    ...common,
    ...folders.flatMap(({ pattern, headers: own }, index) => [
      `  @folder${index} {`,
      `    path ${pattern}`,
      '    file {path}',
      '  }',
      `  header @folder${index} {`,
      ...headerLines(Object.entries(own)),
      '  }',
    ]),
    '  @refused not method GET HEAD',
    '  header @refused Allow "GET, HEAD"',
    '  respond @refused 405',
    ...move('home', FORMS.home, '/', 0),
    ...move('ending', FORMS.ending, '{re.ending.1}', 1),
    ...move('slash', FORMS.slash, '{re.slash.1}', 1),
    ...movesOf(redirects),
    `  @hidden path /${HEADERS_FILE} /${REDIRECTS_FILE}`,
    '  error @hidden 404',
    ...Object.entries(MEDIA_TYPES).flatMap(([ending, type]) => typeOf(`type_${ending}`, `path *.${ending}`, type)),
    ...typeOf('type_feed', `path_regexp ${quoted(JSON_FEED.path)}`, JSON_FEED.type),
    '  @index path /',
    '  rewrite @index /index.html',
    '  try_files {path} {path}.html',
    '  file_server',
    '}',
    'handle_errors {',
    // A request that fails loses the headers that it has got.
    ...common,
    '  route {',
    ...sections.map((section) => `    rewrite ${section}/* /${fileOf(section + NOT_FOUND)}`),
    `    @elsewhere not path ${['', ...sections].map((section) => `/${fileOf(section + NOT_FOUND)}`).join(' ')}`,
    `    rewrite @elsewhere /${fileOf(NOT_FOUND)}`,
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n')
}
