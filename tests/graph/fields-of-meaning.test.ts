import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsedFiles } from '../../src/engine/content/parse/entries'
import { textFields, textFieldsOf } from '../../src/engine/content/parse/schema'
import { readContent } from '../../src/engine/content/read/read'
import { ROOT } from '../support/run-command'
import { parseContent } from '../support/site'

const files = parsedFiles(parseContent(await readContent(join(ROOT, 'content'))).value)

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
