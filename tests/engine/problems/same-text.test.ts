import { describe, expect } from 'vitest'
import { createExplorer } from '../../../renderer/explorer/document'
import { reportText } from '../../../scripts/check/show'
import { loadContent, problemText } from '../../../scripts/content'
import { overlayError } from '../../../scripts/dev/overlay'
import { reportOf, shownFolder } from '../../../scripts/located-report'
import { errorsIn } from '../../../src/engine/problems/problem'
import { SITE } from '../../support/site'
import { type SiteWorkspace, siteTest, TODAY } from '../../support/site-test'

/**
 * Makes errors and warnings of every stage before pages: with characters that formats must escape, without a line, and without
 * a source.
 */
async function spoil(site: SiteWorkspace) {
  await site.replace('services/first-service.yaml', 'group: core', 'group: "<b>50%</b>, a: & \'b\'"')
  await site.replace('blog/first-post.mdx', 'author: first-person', 'author: frist-person')
  await site.replace(
    'blog/first-post.mdx',
    'A short text.',
    '<Unknown a="1" />\n\n[There](/nowhere#"&lt;") and  👍 the the end.\n\n##### Deep',
  )
  await site.replace('people/first-person.yaml', 'name: First Person', 'name: First Person\nexpireAt: 2999-01-01')
  await site.write({
    'blog/broken.mdx': '---\ntitle: [a\n---\n',
    'events/tab.yaml': 'title:\n\t- a\n',
    'legal/privacy-policy.mdx': new Uint8Array([255]),
  })
}

/** The texts of all problems of a broken site, in every format. */
async function shownOf(site: SiteWorkspace) {
  const clock = { asOf: TODAY, today: TODAY }
  const loaded = await loadContent(site.root, { stage: async (_, work) => work(() => {}) }, { site: SITE, clock, scope: 'everything' })
  const report = reportOf(loaded, loaded)
  const explorer = createExplorer({
    ...loaded,
    clock,
    kinds: SITE.pages,
    shownFolder: shownFolder(loaded.folder, process.cwd()),
    site: undefined,
    changed: () => {},
  })
  const json = JSON.parse(reportText(report, 'json')) as { problems: { text: string }[] }
  const sarif = JSON.parse(reportText(report, 'sarif')) as { runs: { results: { message: { text: string } }[] }[] }
  return {
    json: json.problems.map(({ text }) => text),
    sarif: sarif.runs.flatMap(({ results }) => results.map(({ message }) => message.text)),
    github: annotationsIn(reportText(report, 'github')),
    explorer: blocksIn(await explorer.html(new URLSearchParams({ view: 'problems' }))),
    waiting: blocksIn(explorer.waiting()),
    pretty: reportText(report, 'pretty'),
    overlay: overlayError(errorsIn(loaded.problems), loaded, problemText(loaded.problems, loaded)).message,
  }
}

/** The messages of annotations, decoded as GitHub does. */
const annotationsIn = (log: string) =>
  [...log.matchAll(/^::(?:error|warning) [^\n]*?::([^\n]*)$/gm)].map(([, message = '']) =>
    message.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%'),
  )

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The texts of problems in the content explorer, decoded as a browser does. */
const blocksIn = (html: string) =>
  [...html.matchAll(/<pre[^>]*>(.*?)<\/pre>/gs)].map(([, block = '']) =>
    block.replaceAll(/<\/?span[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  )

describe('a problem reads the same', () => {
  siteTest(
    'in the terminal, in annotations, in SARIF, in JSON, in the overlay, in the explorer and in the place of a page',
    async ({ site }) => {
      await spoil(site)
      const { json, sarif, github, explorer, waiting, pretty, overlay } = await shownOf(site)
      expect(json.length).toBeGreaterThan(8)
      expect(json.some((text) => text.includes('  warning '))).toBe(true)
      expect(json.some((text) => text.includes('<b>50%</b>'))).toBe(true)
      expect({ sarif, github, explorer, waiting }).toEqual({ sarif: json, github: json, explorer: json, waiting: json })
      expect(json.filter((text) => !pretty.includes(`\n${text}\n`))).toEqual([])
      expect(overlay).toBe(pretty.trimEnd())
    },
  )
})
