import type { MediaObject } from 'schema-dts'
import type { Node } from './node'

/** The PDF of a document, by its address. */
export const pdfData = (address: string, { origin }: { origin: string }): Node<MediaObject> => ({
  '@type': 'MediaObject',
  contentUrl: origin + address,
  encodingFormat: 'application/pdf',
})
