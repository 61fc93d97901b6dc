import * as z from 'zod'
import { date, FACT_KEY, fieldMeta, partOf, sentence, text } from './fields'
import { LONGEST_ADDRESS } from './link-address'

/** A text without braces. */
const plain = (max: number) => text(max).regex(/^[^{}]*$/, 'holds a brace')

/** The fields of content/site/identity.yaml that every site has; a site adds its own. */
export const identityFields = {
  name: plain(60).describe('Name of the site, as in the logo and after each page title. Texts name it as `{name}`.'),
  description: text(200).describe('What the site is about, in one sentence.'),
  origin: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
      'is not the address of a site, such as `https://www.example.com`, without a slash at the end',
    )
    .describe('Where the site is published, without a slash at the end.'),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'is not the code of a language, such as `en`')
    .describe('Language of the content, such as `en`.'),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'is not the code of a language and a country, such as `en-US`')
    .describe('How dates and numbers are written, such as `en-US`.'),
  editorialDate: date.optional().describe('The clock for past and future. Left out: the day of the build.'),
  imageHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'is not a host, such as `images.example.com`'))
    .default([])
    .describe('Hosts that pictures may come from.'),
}

/**
 * A fact: a number that several pages show. `counted` are the things that a fact can count: the entries of a collection, or the items of a
 * list in them.
 */
const fact = (counted: readonly string[]) =>
  z.strictObject({
    value: plain(16).describe('The figure with its unit, such as `200+`.'),
    label: plain(80).describe('What it counts; distinct from every other label.'),
    word: plain(20)
      .optional()
      .describe('The figure as a word, such as `nine`: texts name it as `{fact:key.word}`, or `{fact:key.Word}` at the start.'),
    counts: z.enum(counted).optional().describe('What it counts in content; the value has to be that number.'),
    note: text(160).optional().describe('Period, source or scope.'),
  })

/** The facts of a site: content/site/facts.yaml. Texts name them as `{fact:key}`. */
export const factTable = (counted: readonly string[]) =>
  z
    .record(z.string().regex(FACT_KEY, 'is not the key of a fact (letters and digits, a lowercase letter first)'), fact(counted))
    .superRefine(
      (declared, context) => {
        const labels = new Map<unknown, string>()
        for (const [key, fact] of Object.entries(declared)) {
          const label = partOf(fact, 'label')
          const other = label === undefined ? undefined : labels.get(label)
          if (other !== undefined)
            context.addIssue({ code: 'custom', path: [key, 'label'], input: label, message: `is also the label of \`${other}\`` })
          labels.set(label, key)
        }
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )

/** The form of the address of a page: words without dots between single slashes, and `:slug` in the place of any word. */
export const PAGE_ADDRESS = /^\/(?:(?::[a-z]+|[A-Za-z0-9~-][A-Za-z0-9_~-]{0,59})(?:\/(?!$)|$))*$/

/** The reason for refusing an address that no page can have. */
export const NO_PAGE_ADDRESS = 'is not the address of a page, such as `/old/:slug`'

/** What people write for the address of a page, and why it is none. */
const NO_ADDRESSES: readonly (readonly [right: RegExp, error: string])[] = [
  [/^(?![a-z]+:\/\/)/i, 'names a host; both addresses are of this site, and start with `/`'],
  [/^[^#?]*$/, 'names a part of a page; a redirect leads from a whole page to a whole page'],
  [/^[^.]*$/, 'names a file; only addresses of pages can move'],
  [/^(?!.+\/$)/, 'ends in a slash'],
  [PAGE_ADDRESS, NO_PAGE_ADDRESS],
]

/** The address of a page, old or new. The linker checks its folder, and the check of redirects whether there is such a page. */
const pageAddress = () => {
  const short = z.string().max(LONGEST_ADDRESS, { abort: true })
  const field = NO_ADDRESSES.reduce((address, [right, error]) => address.regex(right, { error, abort: true }), short)
    // This compares all places with each other, so the length is limited before.
    .regex(/^(?!.*(:[a-z]+)(?:\/.*)?\1(?:\/|$))/, 'names one place, such as `:slug`, twice')
  fieldMeta.add(field, { kind: 'address' })
  return field
}

/** The redirects of a site: content/site/redirects.yaml. */
export const redirects = z.array(
  z.strictObject({
    from: pageAddress().describe('The old address; may hold `:slug`.'),
    to: pageAddress().describe('The new address; may hold the same `:slug`.'),
    reason: sentence.describe('Why it moved.'),
  }),
)
