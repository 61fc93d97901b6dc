import { readFile } from 'node:fs/promises'
import { HEADERS_FILE, REDIRECTS_FILE } from '../../renderer/hosts/rule-files'
import type { HostRules } from '../../renderer/hosts/rules'
import { addressBelow, ROOT } from '../../src/engine/routes/base.mjs'
import { SITE_MANIFEST } from '../../src/engine/routes/files'

/** A request, and what it is for. */
export type Asked = { path: string; method?: string; headers?: Readonly<Record<string, string>> }

/** Every page of a build by its address, and every other file. */
async function filesOf(dist: string): Promise<{ pages: string[]; files: string[] }> {
  const manifest = JSON.parse(await readFile(`${dist}/${SITE_MANIFEST}`, 'utf8')) as object
  const rules = new Set([HEADERS_FILE, REDIRECTS_FILE])
  const paths = [SITE_MANIFEST, ...Object.keys(manifest)].filter((path) => !rules.has(path)).map((path) => `/${path}`)
  return {
    pages: paths.filter((path) => path.endsWith('.html')).map((path) => path.replace(/(?:\/index)?\.html$/, '') || '/'),
    files: paths.filter((path) => !path.endsWith('.html')),
  }
}

/** Requests that between them meet every rule: each page and file, and the forms in which hosts differ. */
export async function requestsFor(dist: string, { base, redirects, sections }: HostRules): Promise<Asked[]> {
  const { pages, files } = await filesOf(dist)
  const page = pages.find((address) => address.split('/').length > 2) ?? '/'
  const filled = (pattern: string) => pattern.replaceAll(/:\w+/g, 'some-thing')
  const below: Asked[] = [
    ...[...pages, ...files].map((path) => ({ path })),
    ...['/?a=b', `${page}?a=b&c=%20d`].map((path) => ({ path })),
    ...['/index.html', '/index.html?a=b', `${page}.html`, `${page}.html?a=b`, `${page}/`, `${page}/?a=b`, `${page}//`].map((path) => ({
      path,
    })),
    ...redirects.flatMap(({ from }) => [filled(from), `${filled(from)}?a=b`]).map((path) => ({ path })),
    ...['', ...sections]
      .flatMap((section) => [`${section}/nothing-here`, `${section}/nothing/below`, `${section}/nothing.json`])
      .map((path) => ({ path })),
    ...['/_headers', '/_redirects', '/assets/gone-1a2b3c4d.js', '/%zz'].map((path) => ({ path })),
    ...['/', page, '/nothing-here', `${page}/`].map((path) => ({ path, method: 'HEAD' })),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({ path: '/', method })),
    ...['bytes=0-99', 'bytes=100-', 'bytes=99999999-'].map((range) => ({ path: '/favicon.ico', headers: { range } })),
    { path: page, headers: { 'accept-encoding': 'gzip' } },
  ]
  const outside = base === ROOT ? [] : [{ path: base.slice(0, -1) }, { path: page }, { path: `${page}/` }, { path: '/nothing-here' }]
  return [...below.map((asked) => ({ ...asked, path: addressBelow(base, asked.path) })), ...outside]
}
