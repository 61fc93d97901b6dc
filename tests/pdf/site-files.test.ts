import { describe, expect, test } from 'vitest'
import { documentsOf } from '../../src/site/pdf/document-list'
import { renderPdf } from '../../src/site/pdf/render'
import { ownContent } from '../renderer/graphs'
import { allOf, pdfFile } from '../support/pdf-file'

/** A document of each kind; the fewest and the most pages that it should have. */
const PAGES = {
  'whitepaper/data-contracts.pdf': [5, 20],
  'case-studies/accelerating-payments-modernization.pdf': [7, 12],
  'services/ai-transformation.pdf': [6, 10],
  'investors/annual-report-2024.pdf': [4, 20],
  'downloads/aldergate-services.pdf': [8, 14],
  'downloads/aldergate-press-sheet.pdf': [4, 8],
  // A cover, two pages of text, and whom to ask.
  'downloads/aldergate-profile.pdf': [4, 4],
} as const

describe('the PDF', async () => {
  const documents = new Map([...documentsOf(await ownContent())].map(({ path, data }) => [path, data]))

  test.each(Object.entries(PAGES))('%s says its title and language, and has its structure', async (path, [fewest, most]) => {
    const document = documents.get(path)?.() ?? expect.fail(`there is no ${path}`)
    const { bytes } = await renderPdf(document)
    const file = await pdfFile(bytes)
    expect(file.info.info).toMatchObject({ Title: document.title, Language: document.language })
    expect(file.marks).toMatchObject({ Marked: true })
    expect(file.unmarked).toEqual(file.unmarked.map(() => 0))
    const tags = file.trees.flat()
    const chapters = document.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 ? [block.text] : []))
    const heads = allOf(tags, 'H2').map(({ text }) => text.replace(/\s+/g, ' ').trim())
    for (const chapter of chapters) expect(heads.some((head) => head.includes(chapter))).toBe(true)
    expect(file.pages).toBeGreaterThanOrEqual(fewest)
    expect(file.pages).toBeLessThanOrEqual(most)
  })
})
