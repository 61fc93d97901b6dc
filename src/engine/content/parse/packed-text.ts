import { deepFreeze } from '../../lib/freeze'
import type { Body, NodesText } from '../../schema/body'
import type { ParsedText } from './parse-record'
import type { Review, ReviewedText } from './review'

type PackedBody<Bytes> = Omit<Body, 'nodes' | 'gist'> & { nodes: Bytes; gist: Bytes }
type PackedReview<Bytes> = Omit<Review, 'text'> & { text: (Omit<ReviewedText, 'body'> & { body: PackedBody<Bytes> }) | undefined }

/** A result of parsing whose nodes are bytes, or in the place of bytes what they are found by: they are read without a look at them. */
export type PackedText<Bytes = Uint8Array> = Omit<ParsedText, 'review'> & { review: PackedReview<Bytes> | undefined }

/** The packed form of a result. `keep` gets the bytes and gives what stands for them. */
export function packed<Bytes>({ review, ...text }: ParsedText, keep: (bytes: Uint8Array) => Bytes): PackedText<Bytes> {
  return { ...text, review: review && { ...review, text: review.text && { ...review.text, body: packedBody(review.text.body, keep) } } }
}

/**
 * The result of a packed form. Its nodes stay bytes, which take less memory than a text, and become a text each time they are asked for: most
 * texts have not changed, and nobody reads them. `read` gives the bytes that something stands for.
 */
export function unpacked<Bytes>({ review, ...text }: PackedText<Bytes>, read: (bytes: Bytes) => Uint8Array): ParsedText {
  return { ...text, review: review && { ...review, text: review.text && { ...review.text, body: unpackedBody(review.text.body, read) } } }
}

/** The bytes as they are, for results that go from thread to thread. */
export const asBytes = (bytes: Uint8Array): Uint8Array => bytes

/** The bytes of bodies that were unpacked, so that they are not made again. */
const bytesOf = new WeakMap<Body, { nodes: () => Uint8Array; gist: () => Uint8Array }>()

function packedBody<Bytes>(body: Body, keep: (bytes: Uint8Array) => Bytes): PackedBody<Bytes> {
  const { headings, links, words, key } = body
  const known = bytesOf.get(body)
  const bytes = known ? [known.nodes(), known.gist()] as const : [Buffer.from(body.nodes), Buffer.from(body.gist)] as const
  return { headings, links, words, key, nodes: keep(bytes[0]), gist: keep(bytes[1]) }
}

function unpackedBody<Bytes>({ nodes, gist, ...outline }: PackedBody<Bytes>, read: (bytes: Bytes) => Uint8Array): Body {
  const bytes = { nodes: () => read(nodes), gist: () => read(gist) }
  const body: Body = Object.freeze({
    ...deepFreeze(outline),
    get nodes() {
      return textIn(bytes.nodes()) as NodesText
    },
    get gist() {
      return textIn(bytes.gist())
    },
  })
  bytesOf.set(body, bytes)
  return body
}

const textIn = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
