import { describe, expect, test } from 'vitest'
import type { Output } from '../../renderer/emit'
import { type OutputRecord, rememberedOutputs } from '../../scripts/store/remembered-outputs'
import { smallSite } from '../renderer/graphs'
import { outputOf } from '../renderer/made'

const site = outputOf(await smallSite())

/** An output of two files, which counts how often it makes them. */
function countedOutput(key: string | undefined) {
  let made = 0
  const output: Output = {
    name: 'made',
    ...(key !== undefined && { key: () => key }),
    *emit() {
      made++
      for (const path of ['a.txt', 'b.txt']) yield { path, key: `${path} ${key}`, contents: () => `of ${path}` }
    },
  }
  return { output, count: () => made }
}

/** The files of an output with a record of the last build, and the record for the next. */
function emitted({ output }: ReturnType<typeof countedOutput>, before: OutputRecord) {
  const { outputs, record } = rememberedOutputs([output], before)
  const files = outputs.flatMap((one) => [...one.emit(site)])
  return { files, keys: files.map(({ path, key }) => [path, key]), record: record() }
}

describe('an output with a key for all of its files', () => {
  test('names them as it did in the last build with the same key, and does not make them', () => {
    const [first, again] = [countedOutput('one'), countedOutput('one')]
    const made = emitted(first, {})
    const known = emitted(again, made.record)
    expect([known.keys, known.record]).toEqual([made.keys, made.record])
    expect([first.count(), again.count()]).toEqual([1, 0])
  })

  test('makes them once where contents are asked for', () => {
    const { record } = emitted(countedOutput('one'), {})
    const again = countedOutput('one')
    const { files } = emitted(again, record)
    expect(files.map(({ contents }) => contents())).toEqual(['of a.txt', 'of b.txt'])
    expect(again.count()).toBe(1)
  })

  test('makes them with another key', () => {
    const { record } = emitted(countedOutput('one'), {})
    const other = countedOutput('two')
    expect(emitted(other, record).keys).toEqual(emitted(countedOutput('two'), {}).keys)
    expect(other.count()).toBe(1)
  })
})

test('an output without one makes its files each time', () => {
  const counted = countedOutput(undefined)
  const { record } = emitted(counted, {})
  emitted(counted, record)
  expect([record, counted.count()]).toEqual([{}, 2])
})
