import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBuiltLinks } from '#scripts/link-checker/check-built-links'

const ROOT = join(import.meta.dirname, '..')
/** The tests have a build of their own, so that they do not change that of `npm run build`. */
const SITE = join(ROOT, '.cache/tested-site')

/** Runs a command of the site. */
const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: ROOT, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

const textOf = (file: string) => readFileSync(join(SITE, file), 'utf8')

test('the content has no errors', () => {
  const { status, text } = run('check', '--format', 'pretty')
  expect(status, text).toBe(0)
})

describe('the built site', () => {
  let pages: readonly string[] = []
  beforeAll(() => {
    const { status, text } = run('build', '--out', SITE)
    expect(status, text).toBe(0)
    // A build may contain the editor, which is not a page of the site.
    pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && file !== 'admin.html')
  })

  test('has its pages', () => {
    for (const page of ['index.html', 'about.html', 'contact.html', 'notes.html', '404.html']) expect(pages).toContain(page)
  })

  test('says on each page once what it is about, in a heading and a title', () => {
    const titles = pages.map((page) => {
      expect(textOf(page).match(/<h1[ >]/g), page).toHaveLength(1)
      return /<title>([^<]+)<\/title>/.exec(textOf(page))?.[1]
    })
    expect(new Set(titles).size).toBe(pages.length)
  })

  test('has no address that leads nowhere, and no file that nothing leads to', async () => {
    expect((await checkBuiltLinks(SITE)).printed).toBe('')
  })

  test('has a feed of its notes, which every page names', () => {
    for (const page of pages)
      expect(textOf(page), page).toMatch(/<link rel="alternate" type="application\/atom\+xml" [^>]*href="\/feed\.xml">/)
    expect(textOf('feed.xml')).toContain('<entry>')
  })

  test('marks the page that is open in the menu', () => {
    expect(textOf('about.html')).toContain('<a href="/about" aria-current="page">')
  })
})
