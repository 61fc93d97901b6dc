import type { Redirect } from '../../routes/redirects'
import { partOf } from '../../schema/fields'
import { identityFields, PAGE_ADDRESS } from '../../schema/site-files'
import { type FactTable, type Identity, SITE_FILES } from '../model/site-files'
import { type Entries, siteFile } from './entries'

/*
 * What can be read of the files that every site has while they are invalid. One mistake in them would else hide those of all files that
 * name what they declare. Where a part may be missing, nothing is returned: a right name must not be called unknown.
 */

type Readable = Pick<Entries, 'singletons' | 'invalid'>

const invalidData = ({ invalid }: Readable, name: keyof typeof SITE_FILES): unknown =>
  invalid.find(({ source }) => source.file === SITE_FILES[name])?.data

/** The facts of a site; undefined if one has no value that can be read. */
export function declaredFacts(entries: Readable): FactTable | undefined {
  const facts = siteFile(entries, 'facts')
  const data = facts ? undefined : invalidData(entries, 'facts')
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return facts
  const read = Object.entries(data).flatMap(([key, fact]) => {
    const [value, word, label] = ['value', 'word', 'label'].map((name) => written(partOf(fact, name)))
    return value === undefined ? [] : [[key, { value, label: label ?? '', ...(word !== undefined && { word }) }] as const]
  })
  return read.length === Object.keys(data).length ? Object.fromEntries(read) : undefined
}

/** A text, or a number in the place of one. */
const written = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** The valid fields of the identity of a site. If it has mistakes, these are fields that are written there, as any other may be misspelt. */
export function validIdentity(entries: Readable): Partial<Identity> {
  const identity = siteFile(entries, 'identity')
  if (identity) return identity
  const data = invalidData(entries, 'identity')
  return Object.fromEntries(
    Object.entries(identityFields).flatMap(([name, schema]) => {
      const field = partOf(data, name)
      const { success, data: value } = schema.safeParse(field)
      return success && field !== undefined ? [[name, value]] : []
    }),
  )
}

/** The redirects of a site; undefined if an address of one cannot be read. */
export function declaredRedirects(entries: Readable): readonly Redirect[] | undefined {
  const redirects = siteFile(entries, 'redirects')
  const data = redirects ? undefined : invalidData(entries, 'redirects')
  if (!Array.isArray(data)) return redirects
  const read = data.flatMap((redirect: unknown) => {
    const [from, to] = [partOf(redirect, 'from'), partOf(redirect, 'to')]
    return isAddress(from) && isAddress(to) ? [{ from, to }] : []
  })
  return read.length === data.length ? read : undefined
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && PAGE_ADDRESS.test(value)
