import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { headersFile } from '../../renderer/hosts/rule-files'
import { HEADER_RULES } from '../../renderer/hosts/rules'
import { createStaticServer } from '../../scripts/static-server/static-server'
import { folderTest } from './folder-test'
import { startRequester, type TestRequest, type TestResponse } from './request'

/** The text of `/services`, which is long enough to be compressed. */
export const LONG = 'text '.repeat(1000)

/** A site, and files outside of it that must not be served. */
const FILES = {
  'dist/index.html': 'home',
  'dist/services.html': LONG,
  'dist/services/a.html': 'service a',
  'dist/services/404.html': 'no such service',
  'dist/404.html': 'nothing here',
  'dist/assets/app-1a2b.js': 'code',
  'dist/assets/sans.woff2': 'font',
  'dist/art/a.svg': '<svg/>',
  'dist/favicon.ico': 'icon',
  'dist/icon.png': 'picture',
  'dist/site.webmanifest': '{}',
  'dist/search-index.json': '[]',
  'dist/sitemap.xml': '<x/>',
  'dist/robots.txt': 'all',
  'dist/blog/post.md': '# Post',
  'dist/feed.json': '{}',
  'dist/blog/feed-2.json': '{}',
  'dist/calendar.ics': 'BEGIN:VCALENDAR',
  'dist/downloads/list.csv': 'a,b',
  'dist/_redirects': '/old /services 301\n/posts/:slug /services/:slug 301\n/services/* /services/404.html 404\n/* /404.html 404\n',
  'dist/_headers': headersFile(HEADER_RULES),
  'secret.html': 'secret',
  'dist-secret/index.html': 'secret',
  'dist-secret/a.html': 'secret',
}

/** Tests that request files of a small site from the local server. */
export const serverTest = folderTest.extend<{ ask: (question: TestRequest) => Promise<TestResponse> }>({
  ask: async ({ folder }, use) => {
    for (const [path, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const server = await createStaticServer(join(folder, 'dist'))
    await use(await startRequester(server))
    server.close()
  },
})
