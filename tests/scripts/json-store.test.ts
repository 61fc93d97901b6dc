import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { jsonStore } from '../../scripts/store/json-store'
import { folderTest } from '../support/folder-test'

describe('what is kept in a JSON file', () => {
  folderTest('is read by code of the same version, and counts as none for another one', async ({ folder }) => {
    const file = join(folder, 'deep/a.json')
    await jsonStore<{ a: number }>(file, 1).write({ a: 1 })
    expect(await jsonStore<{ a: number }>(file, 1).read()).toEqual({ a: 1 })
    expect(await jsonStore<{ b: number }>(file, 2).read()).toBeUndefined()
  })

  folderTest.for([
    ['is missing', undefined],
    ['is damaged', '{"version":1,"value":'],
    ['is from before there were versions', '{"a":1}'],
    ['is null', 'null'],
    ['is no object', '1'],
  ] as const)('is none where the file %s', async ([, text], { folder }) => {
    const file = join(folder, 'a.json')
    if (text !== undefined) await writeFile(file, text)
    expect(await jsonStore(file, 1).read()).toBeUndefined()
  })
})
