import * as z from 'zod'
import { addressAdvice, isAddress, LONGEST_ADDRESS } from './link-address'
import { SITE_NAME_TOKEN, SITE_NAME_VARIABLE } from './site-name'

/** The meaning of a text in content, which the linker checks. */
export type FieldMeta =
  | { kind: 'ref'; target: string }
  | { kind: 'choice'; of: string }
  | { kind: 'href' }
  | { kind: 'address' }
  | { kind: 'picture'; needs: PictureNeeds }
  | { kind: 'warning' }
  | { kind: 'chip'; everything: string }
  | { kind: 'template'; places: readonly string[] }
  | { kind: 'formed'; placeholder: string }
  | { kind: 'verbatim' }
  | { kind: 'past' }

/** Carries `FieldMeta` from a schema to the linker. */
export const fieldMeta = z.registry<FieldMeta>()

/** Characters of the longest slug. */
export const LONGEST_SLUG = 60

/** The form of a slug, and so of a file name in content/: lowercase words joined by hyphens. */
export const SLUG = new RegExp(`^(?=.{1,${LONGEST_SLUG}}$)[a-z0-9]+(?:-[a-z0-9]+)*$`)

/** Names of devices, which Windows does not allow as file names. */
const DEVICES = ['con', 'prn', 'aux', 'nul', ...Array.from('123456789', (digit) => [`com${digit}`, `lpt${digit}`]).flat()]

/**
 * Slugs that a site needs itself (for the not-found view, further pages of a list, the page of a folder), or that Windows does not allow.
 */
export const RESERVED_SLUGS: readonly string[] = ['404', 'index', 'page', ...DEVICES]

/** A text of 1 to `max` characters. A text of spaces is empty. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'is empty')

/** A short text in one line: a label, a name, an entry of a menu. */
export const label = text(60)

/** One sentence or two. */
export const sentence = text(300)

/** A date that exists, written YYYY-MM-DD. */
export const date = z.iso.date()

/** The date of something that has happened, such as the publication of an entry: a rule warns where it is still to come. */
export const pastDate = date.clone()
fieldMeta.add(pastDate, { kind: 'past' })

/** A year in four digits. */
export const year = z.int().min(1900).max(2100)

/** The slug of an entry of a collection. The linker checks that the entry exists. */
export const refTo = (target: string) => {
  const field = z.string().regex(SLUG, 'is not a slug (a file name without its ending)')
  fieldMeta.add(field, { kind: 'ref', target })
  return field
}

/** The form of the key of a fact. */
export const FACT_KEY = /^[a-z][A-Za-z0-9]*$/

/** The key of a fact in content/site/facts.yaml. */
export const factKey = () => {
  const field = z.string().regex(FACT_KEY, 'is not the key of a fact (letters and digits, a lowercase letter first)')
  fieldMeta.add(field, { kind: 'ref', target: 'facts' })
  return field
}

/** One of the texts of a list elsewhere in content, which is named by its path, such as `pages.breads.kinds`. */
export const choice = (of: string) => {
  const field = label.clone()
  fieldMeta.add(field, { kind: 'choice', of })
  return field
}

/**
 * A text with places such as `{n}`, which the site fills; each place has to be in the text. Throws an error for a place called `{name}`,
 * which stands for the name of the site.
 */
export const template = (schema: z.ZodString, ...places: readonly string[]) => {
  if (places.includes(SITE_NAME_VARIABLE)) throw new Error(`A place cannot be called ${SITE_NAME_TOKEN}: that is the name of the site.`)
  const field = schema.clone()
  fieldMeta.add(field, { kind: 'template', places })
  return field
}

/** A text of a certain form, such as a phone number, with a placeholder of the same form. */
export const withPlaceholder = <Field extends z.ZodType<string>>(schema: Field, placeholder: string): Field => {
  const field = schema.clone()
  fieldMeta.add(field, { kind: 'formed', placeholder })
  return field
}

/** A text that is code or data, not prose: it may have braces, and rules of style skip it. */
export const verbatim = (max: number) => {
  const field = text(max)
  fieldMeta.add(field, { kind: 'verbatim' })
  return field
}

/** Marks issues of zod about values that are in a list twice. */
export const TWICE = { twice: true } as const

/** The value of a key, if the data has one: schemas that compare values also run on invalid data. */
export const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** A list of different values, or of mappings with different values of a key. JSON Schema can express only the first. */
export const distinct = <Item extends z.ZodType>(list: z.ZodArray<Item>, key?: keyof z.output<Item> & string) =>
  list
    .superRefine(
      (items, context) => {
        const values = items.map((item): unknown => (key === undefined ? item : partOf(item, key)))
        for (const [index, value] of values.entries())
          if (value !== undefined && values.indexOf(value) < index)
            context.addIssue({ code: 'custom', path: key === undefined ? [index] : [index, key], input: value, params: TWICE })
      },
      { when: ({ value }) => Array.isArray(value) },
    )
    .meta(key === undefined ? { uniqueItems: true } : {})

/** The label of a filter. It must be different from the label of the filter that shows everything, which is at the path `everything`. */
export const chip = (everything: string) => {
  const field = label.clone()
  fieldMeta.add(field, { kind: 'chip', everything })
  return field
}

/** The target of a link: an address of this site (`/breads`), an anchor (`#prices`), https, mailto or tel. */
export const href = () => {
  const field = z
    .string()
    .max(LONGEST_ADDRESS, { abort: true })
    .refine(isAddress, {
      error: ({ input }) => {
        const advice = addressAdvice(String(input))
        return advice === undefined ? 'is not an address, such as `/contact` or `https://www.example.com`' : `is not an address: ${advice}`
      },
    })
  fieldMeta.add(field, { kind: 'href' })
  return field
}

/** A link with its words. */
export const link = () => z.strictObject({ label: label.describe('The words of the link.'), href: href().describe('Where it leads.') })

/** The form of the source of a picture. File names are plain, since they become parts of addresses, and no user is named before a host. */
export const PICTURE_SOURCE = /^(?:https:\/\/(?![^/?#\\]*@)\S+|[A-Za-z0-9._-]+)$/

/** A name without folders, or an address. */
const NO_PATH = /^(?:[a-z]{2,}:|[^/\\]*$)/i

/** No address with a user before its host. */
const NO_USER = /^(?!https:\/\/[^/?#\\]*@)/

const PLAIN_NAME = 'letters A-Z and a-z, digits, `.`, `_` and `-`; no folders'

/**
 * The sizes of a picture for its use. `least` is the size that a file needs to look sharp; `widths` are the widths in which the picture is
 * made, for narrow and wide windows and for screens of one and two pixels a point. A picture is never made wider than its file.
 */
export type PictureNeeds = {
  least: { width: number; height: number }
  widths: readonly number[]
  /** Whether it is a portrait; then its text may be the name of the person. */
  isPortrait?: boolean
}

/** The name of a picture file in the folder of the entry. */
export function pictureFile(needs: PictureNeeds) {
  const src = z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/, `is not the name of a file beside the article (${PLAIN_NAME})`)
    .meta({ examples: ['harbor.jpg'] })
  fieldMeta.add(src, { kind: 'picture', needs })
  return src
}

/** A picture: a file in the folder of the entry, or an address on one of the hosts in `imageHosts`. */
export const picture = (needs: PictureNeeds) => {
  const src = z
    .string()
    .regex(NO_PATH, {
      error: 'is a path; a picture lies in the folder of the file that names it, and is named without a folder',
      abort: true,
    })
    .regex(NO_USER, { error: 'names a user before the host (`@`)', abort: true })
    .regex(PICTURE_SOURCE, `is neither the name of a file beside the entry (${PLAIN_NAME}) nor an https address`)
  fieldMeta.add(src, { kind: 'picture', needs })
  const side = z.int().min(1).max(8000).optional()
  return z
    .strictObject({
      src: src.describe(`Name of a file beside the entry (${PLAIN_NAME}), or an https address on an allowed host.`),
      alt: text(200).describe('What the picture shows, for those who do not see it; not its file name.'),
      width: side.describe('Width in pixels of a picture on another host. A file beside the entry says its own.'),
      height: side.describe('Height in pixels of a picture on another host. A file beside the entry says its own.'),
    })
    .superRefine(sizeOnlyOfRemote, { when: ({ value }) => typeof partOf(value, 'src') === 'string' })
}

/** A picture on another host needs a size in content, and a file must not have one, since it is measured. */
function sizeOnlyOfRemote({ src, ...size }: { src: string; width?: number; height?: number }, context: z.RefinementCtx) {
  for (const side of ['width', 'height'] as const) {
    const value = size[side]
    if (src.startsWith('https://') && value === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'int', path: [side], input: undefined })
    if (!src.startsWith('https://') && value !== undefined)
      context.addIssue({ code: 'custom', path: [side], input: value, message: 'is not needed: the file says its size' })
  }
}
