import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { Output } from '../../renderer/emit'
import { cachedOutputs, fileStore } from '../../scripts/store/cached-outputs'
import { smallSite } from '../renderer/graphs'
import { outputOf } from '../renderer/made'
import { folderTest } from '../support/folder-test'

/** An output of one file, and how often it was made. */
function counted(cached: boolean) {
  let made = 0
  const output: Output = {
    name: 'counted',
    cached,
    *emit() {
      yield { path: 'a.txt', key: 'key', contents: () => `made ${++made}` }
    },
  }
  return { output, made: () => made }
}

async function textIn(folder: string, output: Output): Promise<string> {
  const [kept] = cachedOutputs([output], fileStore(folder))
  const [file] = kept ? [...kept.emit(outputOf(await smallSite()))] : []
  return String(await file?.contents())
}

describe('the files of an output', () => {
  folderTest('that is kept are made once by their key, and again where they are damaged', async ({ folder }) => {
    const { output, made } = counted(true)
    expect([await textIn(folder, output), await textIn(folder, output)]).toEqual(['made 1', 'made 1'])
    await writeFile(join(folder, 'files/key.bin'), 'damaged')
    expect(await textIn(folder, output)).toBe('made 2')
    expect(made()).toBe(2)
  })

  folderTest('of any other are made each time', async ({ folder }) => {
    const { output } = counted(false)
    expect([await textIn(folder, output), await textIn(folder, output)]).toEqual(['made 1', 'made 2'])
  })

  folderTest('go when nothing has used them for a month', async ({ folder }) => {
    const { output } = counted(true)
    await textIn(folder, output)
    const file = join(folder, 'files/key.bin')
    const [old, recent] = [new Date(Date.now() - 40 * 86_400_000), new Date(Date.now() - 10 * 86_400_000)]
    await utimes(file, recent, recent)
    await textIn(folder, output)
    expect((await stat(file)).mtimeMs).toBeGreaterThan(recent.getTime() + 1000)
    await utimes(file, old, old)
    await fileStore(folder).write('other', new Uint8Array())
    expect(await readdir(join(folder, 'files'))).toEqual(['other.bin'])
  })
})
