import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../src/engine/content/read/read'
import { ROOT } from '../../support/run-command'
import { xmlErrors } from '../../support/xml'
import { attackedContent } from './attacked-content'
import { attack, BODY, harmless } from './attacks'
import { escapesIn } from './escapes'
import { siteFiles } from './site-files'
import { structureOf } from './structure'

type Files = ReadonlyMap<string, string>

/** Drawings, whose names and lines come from the words of content. */
const isDrawing = (path: string) => path.startsWith('art/')

/** Parts of the search of texts, whose keys are the terms of texts. */
const isTerms = (path: string) => /^search-texts\/\d+-\d+\.json$/.test(path)

const others = (files: Files) => [...files.keys()].filter((path) => !isDrawing(path) && !isTerms(path))
const terms = (files: Files) => [...files].flatMap(([path, text]) => (isTerms(path) ? Object.keys(JSON.parse(text) as object) : []))
const drawings = (files: Files) => [...files].filter(([path]) => isDrawing(path))

/**
 * Tests that no text of the content in a folder leaves its place in any file of the site; `unmoved` are fields that an attack cannot reach.
 */
export function testContentAttacks(folder: string, unmoved: readonly string[]) {
  test(`no text of ${folder} leaves its place in any file`, async () => {
    const raw = await readContent(join(ROOT, folder))
    const content = attackedContent(raw, { attack, harmless, body: BODY })
    const [attacked, plain] = await Promise.all([siteFiles(content.attacked), siteFiles(content.harmless)])
    expect(others(attacked)).toEqual(others(plain))
    expect([...attacked.keys()].filter((path) => !/^[\w./-]+$/.test(path))).toEqual([])
    expect(terms(attacked)).toContain('onerror')
    expect(terms(attacked).filter((term) => !/^[\p{L}\p{N}]+$/u.test(term))).toEqual([])
    const drawn = new Set(drawings(plain).flatMap(([, text]) => [...structureOf(text).keys()]))
    const found = [
      ...others(attacked).flatMap((path) => escapesIn(path, { attacked: attacked.get(path) ?? '', harmless: plain.get(path) ?? '' })),
      ...drawings(attacked).flatMap(([path, text]) =>
        [...structureOf(text).keys()].flatMap((part) => (drawn.has(part) ? [] : [`${path}: ${part}`])),
      ),
    ]
    expect(found).toEqual([])
    expect(await xmlErrors([...attacked].filter(([path]) => /\.(?:xml|svg)$/.test(path)))).toEqual([])
    expect([...content.unmoved].toSorted()).toEqual(unmoved)
  })
}
