import { addressBelow, ROOT } from '../../src/engine/routes/base.mjs'
import { fileOf, NOT_FOUND } from '../../src/engine/routes/files'
import { parametersOf } from '../../src/engine/routes/redirects'
import { JSON_FEED, MEDIA_TYPES } from './media-types'
import { expressionOf, formsBelow } from './patterns'
import { HEADERS_FILE, REDIRECTS_FILE } from './rule-files'
import { type HostRules, headersWithoutFile } from './rules'

/** A word of the Caddyfile that holds anything but backticks. */
const quoted = (text: string) => `\`${text}\``

const headerLines = (headers: Iterable<readonly [string, string]>) => [...headers].map(([name, value]) => `    ${name} ${quoted(value)}`)

/** An expression for addresses, and the number of its groups. */
type Moved = { expression: string; groups: number }

/** A permanent redirect of addresses that match; a last group is added to the expression for the query, which the new address keeps. */
const move = (name: string, { expression, groups }: Moved, target: string) => [
  `  @${name} vars_regexp ${name} {http.request.orig_uri} ${quoted(`^${expression}(\\?.*)?$`)}`,
  `  redir @${name} ${target}{re.${name}.${groups + 1}} 301`,
]

const movesOf = ({ redirects, base }: Pick<HostRules, 'redirects' | 'base'>) =>
  redirects.flatMap((redirect, index) => {
    const { expression, target } = expressionOf(redirect, base)
    const name = `move${index}`
    const to = target.map((part) => (typeof part === 'number' ? `{re.${name}.${part}}` : part)).join('')
    return move(name, { expression, groups: parametersOf(redirect.from).length }, to)
  })

/** The type of the files that a condition matches. A file that is missing is answered with a page. */
const typeOf = (name: string, condition: string, type: string) => [
  `  @${name} {`,
  `    ${condition}`,
  '    file {path}',
  '  }',
  `  header @${name} Content-Type ${quoted(type)}`,
]

/**
 * Settings for Caddy: lines for the block of a site that sets the folder of the files (`root`). Files of a site below a base path are in
 * folders of this name.
 */
export function caddySettings({ base, headers, redirects, sections }: HostRules): string {
  const at = (route: string) => addressBelow(base, route)
  const notFound = (section: string) => at(`/${fileOf(section + NOT_FOUND)}`)
  const forms = formsBelow(base)
  const folders = headers.filter(({ pattern }) => pattern !== '/*')
  const common = ['  header {', ...headerLines(headersWithoutFile(headers)), '  }']
  return [
    '# Lines for the block of the site in a Caddyfile, which has to set `root`.',
    'encode zstd gzip',
    'route {',
    ...common,
    ...folders.flatMap(({ pattern, headers: own }, index) => [
      `  @folder${index} {`,
      `    path ${at(pattern)}`,
      '    file {path}',
      '  }',
      `  header @folder${index} {`,
      ...headerLines(Object.entries(own)),
      '  }',
    ]),
    '  @refused not method GET HEAD',
    '  header @refused Allow "GET, HEAD"',
    '  respond @refused 405',
    ...(base === ROOT ? [] : [`  redir ${base.slice(0, -1)} ${base} 301`]),
    ...move('home', { expression: forms.home, groups: 0 }, base),
    ...move('ending', { expression: forms.ending, groups: 1 }, '{re.ending.1}'),
    ...move('slash', { expression: forms.slash, groups: 1 }, '{re.slash.1}'),
    ...movesOf({ redirects, base }),
    `  @hidden path ${at(`/${HEADERS_FILE}`)} ${at(`/${REDIRECTS_FILE}`)}`,
    '  error @hidden 404',
    ...Object.entries(MEDIA_TYPES).flatMap(([ending, type]) => typeOf(`type_${ending}`, `path *.${ending}`, type)),
    ...typeOf('type_feed', `path_regexp ${quoted(JSON_FEED.path)}`, JSON_FEED.type),
    `  @index path ${base}`,
    `  rewrite @index ${at('/index.html')}`,
    '  try_files {path} {path}.html',
    '  file_server',
    '}',
    'handle_errors {',
    // A failed request loses the headers that were set above.
    ...common,
    '  route {',
    ...sections.map((section) => `    rewrite ${at(`${section}/*`)} ${notFound(section)}`),
    `    @elsewhere not path ${['', ...sections].map(notFound).join(' ')}`,
    `    rewrite @elsewhere ${notFound('')}`,
    '    file_server',
    '  }',
    '}',
    '',
  ].join('\n')
}
