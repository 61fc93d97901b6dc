import { deepFreeze } from '../../lib/freeze'
import type { Body, NodesText } from '../../schema/body'
import type { ParsedText } from './parse-record'
import type { Review, ReviewedText } from './review'

type PackedBody = Omit<Body, 'nodes'> & { nodes: Uint8Array }
type PackedReview = Omit<Review, 'text'> & { text: (Omit<ReviewedText, 'body'> & { body: PackedBody }) | undefined }

/** A result of parsing whose nodes are bytes, for files: bytes are read without a look at them. */
export type PackedText = Omit<ParsedText, 'review'> & { review: PackedReview | undefined }

/** The packed form of a result. */
export function packed({ review, ...text }: ParsedText): PackedText {
  return { ...text, review: review && { ...review, text: review.text && { ...review.text, body: packedBody(review.text.body) } } }
}

/**
 * The result of a packed form. Its nodes stay bytes, which take less memory than a text, and become a text each time they are asked for: most
 * texts have not changed, and nobody reads them.
 */
export function unpacked({ review, ...text }: PackedText): ParsedText {
  return { ...text, review: review && { ...review, text: review.text && { ...review.text, body: unpackedBody(review.text.body) } } }
}

/** The bytes of bodies that were unpacked, so that they are not made again. */
const bytesOf = new WeakMap<Body, Uint8Array>()

const packedBody = (body: Body): PackedBody => {
  const { headings, links, words, key } = body
  return { headings, links, words, key, nodes: bytesOf.get(body) ?? Buffer.from(body.nodes) }
}

function unpackedBody({ nodes, ...outline }: PackedBody): Body {
  const body: Body = Object.freeze({
    ...deepFreeze(outline),
    get nodes() {
      return Buffer.from(nodes.buffer, nodes.byteOffset, nodes.length).toString() as NodesText
    },
  })
  bytesOf.set(body, nodes)
  return body
}
