import { deserialize, serialize } from 'node:v8'
import { describe, expect, vi } from 'vitest'
import { linkGraph } from '../../../src/engine/content/link/link'
import { type PackedText, packed, spill, unpacked } from '../../../src/engine/content/parse/packed-text'
import { parseCacheOf } from '../../../src/engine/content/parse/parse-cache'
import { readContent } from '../../../src/engine/content/read/read'
import { required } from '../../../src/engine/problems/problem'
import { parseContent } from '../../support/site'
import { siteTest, TODAY } from '../../support/site-test'

/** The record of the small site, with its reviews. */
async function recordOf(root: string) {
  const raw = await readContent(root)
  const { value, problems } = parseContent(raw)
  return parseCacheOf(raw, linkGraph(value, { today: TODAY }).entries, problems)
}

const asBytes = (bytes: Uint8Array) => bytes

const stored = (text: PackedText): PackedText => deserialize(serialize(text))

describe('a packed text', () => {
  siteTest('becomes what it was, also after it was stored', async ({ site }) => {
    const record = await recordOf(site.root)
    expect(new Map([...record].map(([file, text]) => [file, unpacked(stored(packed(text, asBytes)), asBytes)]))).toEqual(record)
  })

  siteTest('has its nodes as bytes, which are the same when it is packed again', async ({ site }) => {
    const text = required((await recordOf(site.root)).get('blog/first-post.mdx'), 'the post')
    const first = stored(packed(text, asBytes))
    const again = packed(unpacked(first, asBytes), asBytes)
    expect(first.review?.text?.body.nodes).toBeInstanceOf(Uint8Array)
    expect(again.review?.text?.body.nodes).toBe(first.review?.text?.body.nodes)
  })

  siteTest('reads its bytes from where they are put aside', async ({ site }) => {
    const text = required((await recordOf(site.root)).get('blog/first-post.mdx'), 'the post')
    const copy = unpacked(stored(packed(text, asBytes)), asBytes)
    const aside: Uint8Array[] = []
    const places = packed(copy, (bytes) => aside.push(bytes) - 1)
    const read = vi.fn((place: number) => required(aside[place], 'the bytes'))
    spill(copy, places, read)
    expect(read).not.toHaveBeenCalled()
    expect(copy).toEqual(text)
    expect(read).toHaveBeenCalled()
  })
})
