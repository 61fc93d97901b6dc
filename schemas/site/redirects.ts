import * as z from 'zod'
import { fieldMeta, sentence } from '../../src/engine/schema/fields'

/**
 * The address of a page: words without dots between single slashes, and `:slug` where any word may stand. The folders that a
 * build fills with files of its own are left out, so that no rule hides them.
 */
const PAGE_ADDRESS = /^\/(?!(?:assets|art|media)(?:\/|$))(?:(?::[a-z]+|[A-Za-z0-9~-][A-Za-z0-9_~-]{0,59})(?:\/(?!$)|$))*$/

const pageAddress = () =>
  z
    .string()
    .regex(/^[^.]*$/, { error: 'names a file; only addresses of pages can move', abort: true })
    .regex(PAGE_ADDRESS, 'is not the address of a page, such as `/old/:slug`')
    .regex(/^(?!.*(:[a-z]+)(?:\/.*)?\1(?:\/|$))/, 'names one place, such as `:slug`, twice')

/** Where a page moved: what checks redirects looks whether it is there. */
function moved() {
  const field = pageAddress()
  fieldMeta.add(field, { kind: 'address' })
  return field
}

/** Addresses that moved: content/site/redirects.yaml. */
export const redirects = z.array(
  z.strictObject({
    from: pageAddress().describe('The old address; may hold `:slug`.'),
    to: moved().describe('The new address; may hold the same `:slug`.'),
    reason: sentence.describe('Why it moved.'),
  }),
)
