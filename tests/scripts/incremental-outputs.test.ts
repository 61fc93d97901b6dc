import { describe, expect, test } from 'vitest'
import type { Output, OutputContext } from '../../renderer/emit'
import { inParts } from '../../renderer/output-parts'
import { DRAWINGS_OF_PAGES, HEADS_OF_PAGES, headName, KEYS_OF_PAGES } from '../../renderer/page-reads'
import { incrementalOutputs, type OutputRecord, type TrackedGraph } from '../../scripts/store/incremental-outputs'
import { trackRead } from '../../src/engine/lib/reads'
import { smallSite } from '../renderer/graphs'
import { outputOf, sitePage } from '../renderer/made'

const graph = await smallSite()
const SITE = outputOf(graph, { pages: [sitePage({ report: { drawings: ['/a.svg#a'] } })] })

/** A graph with these keys of texts. */
const knownGraph = (texts: Readonly<Record<string, string>> = {}, key = 'fields'): TrackedGraph => ({
  key,
  keyOfRead: (name) => texts[name],
})

/** An output of two files that asks for something, and counts how often it makes them. */
function countedOutput(...reads: readonly string[]) {
  let made = 0
  const output: Output = {
    name: 'made',
    *emit() {
      made++
      for (const name of reads) trackRead(name)
      for (const path of ['a.txt', 'b.txt']) yield { path, key: `key of ${path}`, contents: () => `of ${path}` }
    },
  }
  return { output, count: () => made }
}

type Situation = { known?: TrackedGraph; site?: OutputContext; before?: OutputRecord }

/** The files of an output with a record of the last build, and the record for the next. */
function emitted({ output }: { output: Output }, { known = knownGraph(), site = SITE, before = {} }: Situation = {}) {
  const { outputs, record } = incrementalOutputs([output], before, known)
  const files = outputs.flatMap((one) => [...one.emit(site)])
  return { files, keys: files.map(({ path, key }) => [path, key]), record: record() }
}

/** How often an output that asks for something makes its files in a build of one situation and then in a build of another. */
function timesMade(reads: readonly string[], first: Situation, second: Situation) {
  const counted = countedOutput(...reads)
  emitted(counted, { ...second, before: emitted(counted, first).record })
  return counted.count()
}

describe('an output that asks for the same as in the last build', () => {
  const texts = knownGraph({ 'stories/one': 'text', 'stories/two': 'other text' })

  test('names the same files, and does not make them', () => {
    const [first, again] = [countedOutput('stories/one'), countedOutput('stories/one')]
    const made = emitted(first, { known: texts })
    const known = emitted(again, { known: texts, before: made.record })
    expect([known.keys, known.record]).toEqual([made.keys, made.record])
    expect([first.count(), again.count()]).toEqual([1, 0])
  })

  test('makes them once where contents are asked for', () => {
    const { record } = emitted(countedOutput())
    const again = countedOutput()
    const { files } = emitted(again, { before: record })
    expect(files.map(({ contents }) => contents())).toEqual(['of a.txt', 'of b.txt'])
    expect(again.count()).toBe(1)
  })

  test('is not asked after a change of a text that it did not ask for', () => {
    const changed = knownGraph({ 'stories/one': 'text', 'stories/two': 'changed text' })
    expect(timesMade(['stories/one'], { known: texts }, { known: changed })).toBe(1)
  })
})

describe('an output is asked again', () => {
  const page = (address: string, drawing: string) => sitePage({ address, report: { drawings: [drawing] } })
  const one = outputOf(graph, { pages: [page('/one', '/a.svg')] })
  const titled = (title: string) =>
    outputOf(graph, { pages: [sitePage({ address: '/one', head: { title, description: 'Of it' } }), sitePage({ address: '/two' })] })

  test.for<[string, readonly string[], Situation, Situation]>([
    ['another text', ['stories/one'], { known: knownGraph({ 'stories/one': 'a' }) }, { known: knownGraph({ 'stories/one': 'b' }) }],
    ['a text that is gone', ['stories/one'], { known: knownGraph({ 'stories/one': 'a' }) }, { known: knownGraph() }],
    ['other fields, or other code of the model', [], { known: knownGraph({}, 'a') }, { known: knownGraph({}, 'b') }],
    ['other drawings', [DRAWINGS_OF_PAGES], { site: one }, { site: outputOf(graph, { pages: [page('/one', '/b.svg')] }) }],
    ['another head', [headName({ address: '/one' })], { site: titled('One') }, { site: titled('Other') }],
    ['another head of some page', [HEADS_OF_PAGES.nameOfAll], { site: titled('One') }, { site: titled('Other') }],
    ['other pages', [], { site: one }, { site: outputOf(graph, { pages: [page('/two', '/a.svg')] }) }],
    ['other code', [], {}, { site: { ...SITE, codeKey: 'other' } }],
    ['other settings', [], {}, { site: { ...SITE, settings: { other: true } } }],
    ['other scripts', [], {}, { site: { ...SITE, assets: [{ path: 'assets/a.js', bytes: new Uint8Array() }] } }],
    ['addresses of other files', [], {}, { site: { ...SITE, reserved: ['/other.txt'] } }],
    ['keys of pages, which have no key in common', [KEYS_OF_PAGES], {}, {}],
  ])('for %s', ([, reads, first, second]) => {
    expect(timesMade(reads, first, second)).toBe(2)
  })

  test('and not for drawings and heads that it did not ask for', () => {
    expect(timesMade([], { site: one }, { site: outputOf(graph, { pages: [page('/one', '/b.svg')] }) })).toBe(1)
    expect(timesMade([headName({ address: '/two' })], { site: titled('One') }, { site: titled('Other') })).toBe(1)
  })
})

describe('an output in parts', () => {
  const texts = (one: string) => knownGraph({ 'stories/one': one, 'stories/two': 'other text' })

  /** An output with a file for each of some texts, whose key holds that of the text, and the texts that it was asked for. */
  function outputOfTexts(known: TrackedGraph, names: readonly string[] = ['one', 'two']) {
    const asked: string[] = []
    const fileOf = (name: string) => {
      asked.push(name)
      trackRead(`stories/${name}`)
      const key = known.keyOfRead(`stories/${name}`) ?? 'gone'
      return { path: `${name}.md`, key, contents: () => `${name}: ${key}` }
    }
    const output = inParts({ name: 'texts', parts: () => names.map((name) => ({ name, files: () => [fileOf(name)] })) })
    return { output, known, asked }
  }

  /** A build after another one. */
  function nextBuild(first: ReturnType<typeof outputOfTexts>, next: ReturnType<typeof outputOfTexts>) {
    const { record } = emitted(first, { known: first.known })
    return emitted(next, { known: next.known, before: record })
  }

  test('is asked only for those whose texts have changed, and names the files that a first build names', () => {
    const [first, next, alone] = [outputOfTexts(texts('text')), outputOfTexts(texts('changed')), outputOfTexts(texts('changed'))]
    const again = nextBuild(first, next)
    expect(first.asked).toEqual(['one', 'two'])
    expect(next.asked).toEqual(['one'])
    const { keys, record } = emitted(alone, { known: alone.known })
    expect([again.keys, again.record]).toEqual([keys, record])
  })

  test('makes a file of a part that has not changed where that does not lie where it was', () => {
    const next = outputOfTexts(texts('changed'))
    const { files } = nextBuild(outputOfTexts(texts('text')), next)
    expect(files.map(({ contents }) => contents())).toEqual(['one: changed', 'two: other text'])
    expect(next.asked).toEqual(['one', 'two'])
  })

  test('is asked for all of them after a change of a field', () => {
    const first = outputOfTexts(texts('text'))
    const next = outputOfTexts({ ...texts('text'), key: 'other fields' }, ['two', 'three'])
    expect(nextBuild(first, next).files.map(({ path }) => path)).toEqual(['two.md', 'three.md'])
    expect(next.asked).toEqual(['two', 'three'])
  })

  test('asks again for a part that has asked for something without a key', () => {
    const known = knownGraph({ 'stories/one': 'text' })
    const next = outputOfTexts(known)
    nextBuild(outputOfTexts(known), next)
    expect(next.asked).toEqual(['two'])
  })

  test('refuses two parts with one name', () => {
    expect(() => emitted(outputOfTexts(texts('text'), ['one', 'one']))).toThrow('texts has two parts with the name one')
  })
})
