import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { renderPdf } from '../../src/site/pdf/render'
import { folderTest } from '../support/folder-test'
import { documentOf, everyKind, paragraphs } from './documents'

const has = (program: string) => spawnSync(program, ['-v']).error === undefined
/** poppler is of the system, not of this project: without it, these tests say so, and do not run. */
const popplerTest = folderTest.skipIf(!has('pdfinfo') || !has('pdftotext'))

popplerTest('poppler (pdfinfo, pdftotext) finds a tagged document with its title, pages, structure and text', async ({ folder }) => {
  const { bytes, pages } = await renderPdf(documentOf([...everyKind, ...paragraphs(40)]))
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  const run = (program: string, ...args: readonly string[]) => execFileSync(program, args, { encoding: 'utf8' })

  const info = run('pdfinfo', file)
  expect(info).toMatch(/^Title: +A title & more$/m)
  expect(info).toMatch(/^Tagged: +yes$/m)
  expect(info).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'))
  expect(info).toMatch(/^PDF version: +1\.7$/m)

  const structure = run('pdfinfo', '-struct-text', file)
  expect(structure).toMatch(/Table \(block\)\n[\s\S]*THead\n[\s\S]*TH:\s+\/Scope \/Column/)
  expect(structure).toMatch(/Figure/)

  const text = run('pdftotext', '-raw', file, '-').replace(/\s+/g, ' ')
  const places = [
    'A title & more',
    'Contents',
    'First chapter',
    'Words, strong, a link and code.',
    'It works.',
    'Paragraph 40.',
    'Ask us',
  ].map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  // A chapter is also named in the list of contents.
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
