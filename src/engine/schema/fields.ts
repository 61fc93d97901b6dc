import * as z from 'zod'
import { isAddress } from './link-address'

/** What a string in content stands for; the linker reads it and checks it against everything that exists. */
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

/** Carries `FieldMeta` from a schema to the linker. */
export const fieldMeta = z.registry<FieldMeta>()

/** Characters of the longest slug. */
export const LONGEST_SLUG = 60

/** The form of a slug, and so of a file name in content/: lowercase words joined by hyphens. */
export const SLUG = new RegExp(`^(?=.{1,${LONGEST_SLUG}}$)[a-z0-9]+(?:-[a-z0-9]+)*$`)

/** Names of devices: Windows has no file of that name, whatever its ending. */
const DEVICES = ['con', 'prn', 'aux', 'nul', ...Array.from('123456789', (digit) => [`com${digit}`, `lpt${digit}`]).flat()]

/** Slugs that the site needs for itself (the not-found view, further pages of a list, the page of a folder), or a system. */
export const RESERVED_SLUGS: readonly string[] = ['404', 'index', 'page', ...DEVICES]

/** A text of 1 to `max` characters. A text of blanks is empty. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'is empty')

/** A label, a name, a menu entry: one short line. */
export const label = text(60)

/** One sentence or two. */
export const sentence = text(300)

/** A calendar date that exists, written YYYY-MM-DD. */
export const date = z.iso.date()

/** A year in four digits. */
export const year = z.int().min(1900).max(2100)

/** The slug of an entry of a collection. That the entry exists is the linker's to say. */
export const refTo = (target: string) => {
  const field = z.string().regex(SLUG, 'is not a slug (a file name without its ending)')
  fieldMeta.add(field, { kind: 'ref', target })
  return field
}

/** The form of the key of a fact. */
export const FACT_KEY = /^[a-z][A-Za-z0-9]*$/

/** The key of a number in content/site/facts.yaml. */
export const factKey = () => {
  const field = z.string().regex(FACT_KEY, 'is not the key of a fact (letters and digits, a lowercase letter first)')
  fieldMeta.add(field, { kind: 'ref', target: 'facts' })
  return field
}

/** One of the values of a list elsewhere in content, named by its path, such as `pages.blog.categories`. */
export const choice = (of: string) => {
  const field = label.clone()
  fieldMeta.add(field, { kind: 'choice', of })
  return field
}

/** A text with places such as `{n}`, each of which the site fills; each has to be there. */
export const template = (schema: z.ZodString, ...places: readonly string[]) => {
  const field = schema.clone()
  fieldMeta.add(field, { kind: 'template', places })
  return field
}

/** A text of a certain form, such as a phone number, with a placeholder of that form: a value that nobody means. */
export const formed = <Field extends z.ZodType<string>>(schema: Field, placeholder: string): Field => {
  const field = schema.clone()
  fieldMeta.add(field, { kind: 'formed', placeholder })
  return field
}

/** What the issue of a value that stands twice carries, for the problem that it becomes. */
export const TWICE = { twice: true } as const

/** What stands under a key of what may be anything: what compares values runs beside other mistakes, so that all show at once. */
export const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/**
 * A list in which nothing stands twice, or, of mappings, nothing with the same value of a key.
 * Editors are told in the words of JSON Schema, which has them for the first only.
 */
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

/** Words of a chip: of a list that stands after the chip for everything, whose words are at the path `everything`: none may be called like it. */
export const chip = (everything: string) => {
  const field = label.clone()
  fieldMeta.add(field, { kind: 'chip', everything })
  return field
}

/** Where a link leads: an address of this site (`/services`), an anchor (`#story`), https, mailto or tel. */
export const href = () => {
  const field = z.string().refine(isAddress, 'is not an address, such as `/contact` or `https://www.example.com`')
  fieldMeta.add(field, { kind: 'href' })
  return field
}

/** A link with its words. */
export const link = () => z.strictObject({ label: label.describe('The words of the link.'), href: href().describe('Where it leads.') })

/** The form of the source of a picture. The name of a file stands in the addresses of what is made from it, so it is plain. */
export const PICTURE_SOURCE = /^(?:https:\/\/\S+|[A-Za-z0-9._-]+)$/

/** A name without folders, or an address. */
const NO_PATH = /^(?:[a-z]{2,}:|[^/\\]*$)/i

const PLAIN_NAME = 'letters A-Z and a-z, digits, `.`, `_` and `-`; no folders'

/**
 * Where a picture is shown. `least` is the size that a file needs to look sharp there; `widths` are those in which it is made:
 * what its frames take on phones and desks, at one and two pixels a point. None is made larger than its file.
 */
export type PictureNeeds = {
  least: { width: number; height: number }
  widths: readonly number[]
  /** It shows a person: the name says who is to be seen. */
  isPortrait?: boolean
}

/** A picture file: beside the entry, or on one of the hosts that identity.imageHosts lists. */
export const picture = (needs: PictureNeeds) => {
  const src = z
    .string()
    .regex(NO_PATH, {
      error: 'is a path; a picture lies in the folder of the file that names it, and is named without a folder',
      abort: true,
    })
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

/** A picture on another host cannot be measured, so its size has to be written; a file beside the entry is measured. */
function sizeOnlyOfRemote({ src, ...size }: { src: string; width?: number; height?: number }, context: z.RefinementCtx) {
  for (const side of ['width', 'height'] as const) {
    const value = size[side]
    if (src.startsWith('https://') && value === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'int', path: [side], input: undefined })
    if (!src.startsWith('https://') && value !== undefined)
      context.addIssue({ code: 'custom', path: [side], input: value, message: 'is not needed: the file says its size' })
  }
}
