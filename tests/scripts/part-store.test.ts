import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import type { BytesAt } from '../../scripts/store/byte-file'
import { type PartStore, type PartStoreOptions, partStore } from '../../scripts/store/part-store'
import { folderTest, treeOf } from '../support/folder-test'

type Value = { text: string }

const storeTest = folderTest.extend<{ store: (version?: string) => PartStore<Value> }>({
  store: ({ folder }, use) =>
    use((version = '1') =>
      partStore<Value, string>({
        folder: join(folder, 'made'),
        version,
        isSame: (a, b) => a.text === b.text,
        pack: ({ text }) => text,
        unpack: (text) => ({ text }),
      }),
    ),
})

const valuesOf = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`key ${index}`, { text: `value ${index}` }]))
const NONE = new Map<string, Value>()

describe('values in parts', () => {
  storeTest('are there in the next run', async ({ store }) => {
    expect(await store().read()).toEqual(NONE)
    await store().write(valuesOf(500), NONE)
    expect(await store().read()).toEqual(valuesOf(500))
  })

  storeTest('of another version are not', async ({ store }) => {
    await store().write(valuesOf(5), NONE)
    expect(await store('2').read()).toEqual(NONE)
  })

  storeTest('that change are written with few others, and those that go are gone', async ({ folder, store }) => {
    await store().write(valuesOf(500), NONE)
    const before = await treeOf(folder)
    const changed = new Map([...valuesOf(500), ['key 7', { text: 'other' }] as const])
    changed.delete('key 9')
    await store().write(changed, valuesOf(500))
    const after = await treeOf(folder)
    expect(Object.keys(after).filter((path) => after[path]?.bytes !== before[path]?.bytes).length).toBeLessThanOrEqual(2)
    expect(await store().read()).toEqual(changed)
    await store().write(NONE, changed)
    expect(await store().read()).toEqual(NONE)
  })

  storeTest('that are the same are not written', async ({ folder, store }) => {
    await store().write(valuesOf(50), NONE)
    const before = await treeOf(folder)
    await store().write(valuesOf(50), valuesOf(50))
    expect(await treeOf(folder)).toEqual(before)
  })

  storeTest.for([
    ['cut off', (file: string) => truncate(file, 40)],
    ['empty', (file: string) => truncate(file, 0)],
    ['another text', (file: string) => writeFile(file, 'It was a dark and stormy night; the rain fell in torrents.')],
    [
      'changed in one byte',
      async (file: string) => {
        const bytes = await readFile(file)
        bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30)
        await writeFile(file, bytes)
      },
    ],
  ] as const)('in a file that is %s are left out, and no others', async ([, spoil], { folder, store }) => {
    await store().write(valuesOf(500), NONE)
    const [first = ''] = await readdir(join(folder, 'made'))
    await copyFile(join(folder, 'made', first), join(folder, 'whole'))
    await spoil(join(folder, 'made', first))
    const left = await store().read()
    expect(left.size).toBeGreaterThan(400)
    expect(left.size).toBeLessThan(500)
    await store().write(valuesOf(500), left)
    expect(await store().read()).toEqual(valuesOf(500))
  })
})

/** How texts are put aside as bytes. */
const TEXTS: Omit<PartStoreOptions<() => string, BytesAt>, 'folder'> = {
  version: '1',
  isSame: (a, b) => a() === b(),
  pack: (text, aside) => aside(Buffer.from(text())),
  unpack: (place, read) => () => Buffer.from(read(place)).toString(),
}

/** A store of texts that are put aside as bytes. */
const asideTest = folderTest.extend<{ store: () => PartStore<() => string> }>({
  store: ({ folder }, use) => use(() => partStore({ ...TEXTS, folder: join(folder, 'made') })),
})

const textsOf = (count: number, last = 'text') =>
  new Map(Array.from({ length: count }, (_, index) => [`key ${index}`, () => `${last} ${index}`]))
const said = (values: ReadonlyMap<string, () => string>) => Object.fromEntries([...values].map(([key, text]) => [key, text()]))
const isOfBytes = (name: string) => name.endsWith('.bytes')

describe('bytes that values put aside', () => {
  asideTest('are read when they are asked for, also after another run has replaced them', async ({ folder, store }) => {
    await store().write(textsOf(300), new Map())
    const reading = store()
    const values = await reading.read()
    const before = (await readdir(join(folder, 'made'))).filter(isOfBytes)
    await store().write(textsOf(300, 'other'), textsOf(300))
    const after = (await readdir(join(folder, 'made'))).filter(isOfBytes)
    expect(after.filter((name) => before.includes(name))).toEqual([])
    expect(after.length).toBe(before.length)
    expect(said(values)).toEqual(said(textsOf(300)))
    reading.close()
    expect(said(await store().read())).toEqual(said(textsOf(300, 'other')))
  })

  asideTest('are read from there by the values that were written, of each part once', async ({ folder }) => {
    const aside = new Map<string, () => string>()
    const writing = partStore<() => string, BytesAt>({
      ...TEXTS,
      folder: join(folder, 'made'),
      spill: (text, place, read) => aside.set(text(), () => Buffer.from(read(place)).toString()),
    })
    await writing.write(textsOf(300), new Map())
    expect(aside.size).toBe(300)
    expect([...aside].filter(([text, read]) => read() !== text)).toEqual([])
    aside.clear()
    await writing.write(textsOf(300, 'other'), textsOf(300))
    expect(aside).toEqual(new Map())
    writing.close()
  })

  asideTest.for([
    ['gone', (file: string) => rm(file)],
    ['cut off', (file: string) => truncate(file, 3)],
    ['changed', (file: string) => writeFile(file, 'tixt 1')],
  ] as const)('cost the values of a part where their file is %s', async ([, spoil], { folder, store }) => {
    await store().write(textsOf(300), new Map())
    const first = (await readdir(join(folder, 'made'))).find(isOfBytes) ?? ''
    await spoil(join(folder, 'made', first))
    const left = await store().read()
    expect(left.size).toBeGreaterThan(250)
    expect(left.size).toBeLessThan(300)
    expect(said(textsOf(300))).toMatchObject(said(left))
  })

  asideTest('are right in a file that was only copied', async ({ folder, store }) => {
    await store().write(textsOf(300), new Map())
    for (const name of (await readdir(join(folder, 'made'))).filter(isOfBytes)) {
      const file = join(folder, 'made', name)
      const bytes = await readFile(file)
      await rm(file)
      await writeFile(file, bytes)
    }
    expect(said(await store().read())).toEqual(said(textsOf(300)))
  })
})
