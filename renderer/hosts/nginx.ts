import { addressBelow, ROOT } from '../../src/engine/routes/base.mjs'
import { fileOf, NOT_FOUND } from '../../src/engine/routes/files'
import { isCompressible, JSON_FEED, MEDIA_TYPES } from './media-types'
import { expressionOf, formsBelow } from './patterns'
import { HEADERS_FILE, REDIRECTS_FILE } from './rule-files'
import { type HostRules, headersAt, headersWithoutFile } from './rules'

/** Separates a type from its encoding. */
const ENCODING = ';charset='

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

/** All headers of a kind of answers: a block with `add_header` does not inherit those of the blocks around it. */
const headerLines = (headers: ReadonlyMap<string, string>, indent = '') =>
  [...headers].map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)

/** The types of files, and their encoding, which nginx adds by itself. */
function typeLines(): string[] {
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => ({
    ending,
    type: type.split(ENCODING)[0] ?? '',
    hasEncoding: type.includes(ENCODING),
  }))
  const listed = (of: readonly { type: string }[]) =>
    [...new Set(of.map(({ type }) => type))].filter((type) => type !== 'text/html').join(' ')
  return [
    'types {',
    ...types.map(({ ending, type }) => `  ${type} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${listed(types.filter(({ hasEncoding }) => hasEncoding))};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 512;',
    `gzip_types ${listed(types.filter(({ type }) => isCompressible(type)))} ${JSON_FEED.type};`,
  ]
}

/** The location that answers with a not-found view: of the site, which is the first, or of a section. */
const notFoundName = (index: number) => `@not_found${index}`

const notFoundPlace = (section: string, index: number, base: string) => [
  `location ${notFoundName(index)} {`,
  `  rewrite ^ ${addressBelow(base, `/${fileOf(section + NOT_FOUND)}`)} break;`,
  '}',
]

/**
 * Settings for nginx: lines for a `server` block that sets where it listens and the folder of the files (`root`). Files of a site below a
 * base path are in folders of this name.
 */
export function nginxSettings({ base, headers, redirects, sections }: HostRules): string {
  const at = (route: string) => addressBelow(base, route)
  const forms = formsBelow(base)
  const common = headersWithoutFile(headers)
  const folders = headers.map(({ pattern }) => pattern.slice(0, -1)).filter((folder) => folder !== '/')
  const moves = redirects.map((redirect) => {
    const { expression, target } = expressionOf(redirect, base)
    return `rewrite ${quoted(`^${expression}$`)} ${target.map((part) => (typeof part === 'number' ? `$${part}` : part)).join('')} permanent;`
  })
  return [
    '# Lines for the `server` block of nginx that serves the site, which has to set `root` and `listen`.',
    'absolute_redirect off;',
    'server_tokens off;',
    ...typeLines(),
    ...headerLines(common),
    'error_page 405 @refused;',
    'if ($request_method !~ "^(?:GET|HEAD)$") {',
    '  return 405;',
    '}',
    'location @refused {',
    ...headerLines(common, '  '),
    '  add_header Allow "GET, HEAD" always;',
    '  return 405;',
    '}',
    '# Pages have one address each. Files that nginx looks up by itself have an ending.',
    String.raw`if ($request_uri ~ "^[^?]*\.html(?:\?|$)") {`,
    `  rewrite "^${forms.home}$" ${base} permanent;`,
    `  rewrite "^${forms.ending}$" $1 permanent;`,
    '}',
    `rewrite "^${forms.slash}$" $1 permanent;`,
    ...moves,
    `error_page 404 ${notFoundName(0)};`,
    ...['', ...sections].flatMap((section, index) => notFoundPlace(section, index, base)),
    ...(base === ROOT ? [] : [`location = ${base.slice(0, -1)} {`, `  return 301 ${base};`, '}']),
    `location = ${base} {`,
    `  try_files ${at('/index.html')} =404;`,
    '}',
    `location ${base} {`,
    '  try_files $uri $uri.html =404;',
    '}',
    ...sections.flatMap((section, index) => [
      `location ${at(`${section}/`)} {`,
      `  error_page 404 ${notFoundName(index + 1)};`,
      '  try_files $uri $uri.html =404;',
      '}',
    ]),
    `location ~ "^${base}(?:${HEADERS_FILE}|${REDIRECTS_FILE})$" {`,
    '  return 404;',
    '}',
    `location ~ ${quoted(JSON_FEED.path)} {`,
    '  types { }',
    `  default_type ${JSON_FEED.type};`,
    '}',
    ...folders.flatMap((folder) => [`location ${at(folder)} {`, ...headerLines(headersAt(headers, folder), '  '), '}']),
    '',
  ].join('\n')
}
