import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsedFiles } from '../../../src/engine/content/parse/entries'
import { textFields, textFieldsOf } from '../../../src/engine/content/parse/text-fields'
import { decodeText, readContent } from '../../../src/engine/content/read/read'
import { article, blogPost } from '../../support/factories'
import { ROOT } from '../../support/run-command'
import { parseContent } from '../../support/site'

const raw = await readContent(join(ROOT, 'tests/fixtures/site'))
const pictured = decodeText(
  'blog/pictured.mdx',
  Buffer.from(article(blogPost({ image: { src: 'chart.png', alt: 'A chart of all mornings' } }))),
)
const files = parsedFiles(parseContent([...raw, pictured]).value)

test.for(['picture', 'ref', 'href'] as const)('texts of the meaning %s are those of all texts that have it', (kind) => {
  let count = 0
  for (const { schema, data } of files) {
    // A copy, of which not all texts have been read.
    const found = textFieldsOf(kind, schema, structuredClone(data))
    expect(found).toEqual(textFields(schema, data).filter(({ meta }) => meta?.kind === kind))
    expect(textFieldsOf(kind, schema, data)).toEqual(found)
    count += found.length
  }
  expect(count).toBeGreaterThan(0)
})
