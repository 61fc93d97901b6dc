import { deepFreeze } from '../../lib/freeze'
import { once } from '../../lib/once'
import type { Body, SerializedNodes } from '../../schema/body'
import type { ParsedText } from './parse-cache'
import type { Review, ReviewedText } from './review'

/** The large parts of a body, as bytes: those of an unchanged text are rarely read. */
type BodyBytes<Bytes> = { nodes: Bytes; searchTerms: Bytes; outline: Bytes }
type PackedBody<Bytes> = Pick<Body, 'words' | 'key'> & BodyBytes<Bytes>
type PackedReview<Bytes> = Omit<Review, 'text'> & { text: (Omit<ReviewedText, 'body'> & { body: PackedBody<Bytes> }) | undefined }

/**
 * A parsed text whose nodes, search terms and outline are bytes, or references to stored bytes (`Bytes`).
 */
export type PackedText<Bytes = Uint8Array> = Omit<ParsedText, 'review'> & { review: PackedReview<Bytes> | undefined }

/** Packs a parsed text. `keep` stores bytes and returns the reference to them. */
export function packed<Bytes>({ review, ...text }: ParsedText, keep: (bytes: Uint8Array) => Bytes): PackedText<Bytes> {
  return { ...text, review: review && { ...review, text: review.text && { ...review.text, body: packedBody(review.text.body, keep) } } }
}

/**
 * Unpacks a parsed text lazily, since most texts have not changed and are never read. Its nodes and its search terms stay bytes, which take less
 * memory than a string, and are decoded at each access; the outline is decoded once, at the first access. `read` returns the bytes of a
 * reference.
 */
export function unpacked<Bytes>({ review, ...text }: PackedText<Bytes>, read: (bytes: Bytes) => Uint8Array): ParsedText {
  return { ...text, review: review && { ...review, text: review.text && { ...review.text, body: unpackedBody(review.text.body, read) } } }
}

/** The bytes of unpacked bodies, so that packing does not encode them again. */
const bytesOf = new WeakMap<Body, BodyBytes<() => Uint8Array>>()

/**
 * Drops the in-memory bytes of an unpacked text: from now on `read` reads them by the references in `stored`. A text that was not unpacked
 * has no bytes, and is left unchanged.
 */
export function spill<Bytes>({ review }: ParsedText, stored: PackedText<Bytes>, read: (bytes: Bytes) => Uint8Array) {
  const known = review?.text && bytesOf.get(review.text.body)
  const body = stored.review?.text?.body
  if (known && body) Object.assign(known, bytesReadBy(body, read))
}

function packedBody<Bytes>(body: Body, keep: (bytes: Uint8Array) => Bytes): PackedBody<Bytes> {
  const { words, key } = body
  const { nodes, searchTerms, outline } = bytesOf.get(body) ?? madeBytes(body)
  return { words, key, nodes: keep(nodes()), searchTerms: keep(searchTerms()), outline: keep(outline()) }
}

const madeBytes = ({ nodes, searchTerms, headings, links }: Body): BodyBytes<() => Uint8Array> => ({
  nodes: () => Buffer.from(nodes),
  searchTerms: () => Buffer.from(searchTerms),
  outline: () => Buffer.from(JSON.stringify({ headings, links } satisfies Outline)),
})

type Outline = Pick<Body, 'headings' | 'links'>

const bytesReadBy = <Bytes>(
  { nodes, searchTerms, outline }: BodyBytes<Bytes>,
  read: (bytes: Bytes) => Uint8Array,
): BodyBytes<() => Uint8Array> => ({
  nodes: () => read(nodes),
  searchTerms: () => read(searchTerms),
  outline: () => read(outline),
})

function unpackedBody<Bytes>({ words, key, ...packedBytes }: PackedBody<Bytes>, read: (bytes: Bytes) => Uint8Array): Body {
  const bytes = bytesReadBy(packedBytes, read)
  // Encoded by `madeBytes`.
  const outlined = once(() => deepFreeze(JSON.parse(textIn(bytes.outline())) as Outline))
  const body: Body = Object.freeze({
    words,
    key,
    get nodes() {
      return textIn(bytes.nodes()) as SerializedNodes
    },
    get searchTerms() {
      return textIn(bytes.searchTerms())
    },
    get headings() {
      return outlined().headings
    },
    get links() {
      return outlined().links
    },
  })
  bytesOf.set(body, bytes)
  return body
}

const textIn = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
