import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { entriesIn, namesIn, readBytes, readText } from '../../scripts/files/read-text'
import { readHostRules } from '../../scripts/host-rules'
import { readLockFile } from '../../scripts/lock-file'
import { folderTest } from '../support/folder-test'

folderTest('what is not there is empty', async ({ folder }) => {
  const missing = join(folder, 'missing')
  expect(await Promise.all([readText(missing), readBytes(missing), entriesIn(missing), namesIn(missing)])).toEqual([
    undefined,
    undefined,
    [],
    [],
  ])
})

folderTest('what is there and cannot be read is an error', async ({ folder }) => {
  await writeFile(join(folder, 'file'), '')
  for (const read of [readText, readBytes]) await expect(read(folder)).rejects.toThrow('EISDIR')
  for (const list of [entriesIn, namesIn]) await expect(list(join(folder, 'file'))).rejects.toThrow('ENOTDIR')
})

folderTest('rules of a host that cannot be read do not count as none', async ({ folder }) => {
  await mkdir(join(folder, '_headers'))
  await expect(readHostRules(folder)).rejects.toThrow('EISDIR')
})

folderTest('a JSON file of somebody else that holds something else is named', async ({ folder }) => {
  const file = join(folder, 'package-lock.json')
  await writeFile(file, '{"packages":{"a":{"version":1}}}')
  await expect(readLockFile(folder)).rejects.toThrow(
    `${file} is not as expected.\n✖ Invalid input: expected string, received number\n  → at packages.a.version`,
  )
  await writeFile(file, '{"packages":')
  await expect(readLockFile(folder)).rejects.toThrow(`${file} is not JSON.`)
})
