import * as z from 'zod'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import type { Failure } from '../../src/engine/lib/failure'
import { lineAt } from '../../src/engine/lib/line-places'
import { nearest, suggestion } from '../../src/engine/lib/nearest.mjs'
import { type EditorialKey, entry } from '../../src/engine/schema/editorial'
import { picture } from '../../src/engine/schema/fields'
import { type FieldRow, fieldRows } from './field-rows'
import { contentKinds } from './kinds'
import { errorCodesOf, warningCodesOf } from './names'

/**
 * The guide for editors. It has places for tables: `<!-- fields:breads -->`, `<!-- attributes:Tip -->`, `<!-- warnings:all -->` and `<!--
 * errors:all -->`, each up to `<!-- end -->`.
 */
export const GUIDE = 'docs/content.md'

const PLACE = /(<!-- (fields|attributes|warnings|errors):([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g

/**
 * Writes the tables of the schemas and of the catalogue of problems into their places in the guide. All other text stays as it is. If
 * markers name something that does not exist, returns a message about these instead.
 */
export function fillGuide(guide: string, model: ContentModel): { text: string } | Failure {
  const unknown: string[] = []
  // biome-ignore lint/complexity/useMaxParams: `replace` gives the groups of a match one by one, and its place after them
  const text = guide.replace(PLACE, (all, start: string, what: string, name: string, end: string, offset: number) => {
    const table = tableFor(what, name, model)
    if (typeof table === 'string') return `${start}\n${table}\n\n${end}`
    unknown.push(`${GUIDE}:${lineAt(guide, offset).line}: There are no ${what} of \`${name}\`.${suggestion(nearest(name, table.known))}`)
    return all
  })
  return unknown.length === 0 ? { text } : { error: `${unknown.join('\n')}\n\n${HINT}` }
}

const HINT = 'A marker names a folder of content, a file such as `pages-home`, or a component; its table goes up to `<!-- end -->`.'

/** The table of a marker, or the known names if it has an unknown one. */
function tableFor(what: string, name: string, model: ContentModel): string | { known: readonly string[] } {
  if (what === 'warnings')
    return tableOf(
      ['Code', 'What it says', 'What to do'],
      warningCodesOf(model.problems).map(({ code, title, hint }) => [`\`${code}\``, title, hint]),
    )
  if (what === 'errors')
    return tableOf(
      ['Code', 'What it says'],
      errorCodesOf(model.problems).map(({ code, title }) => [`\`${code}\``, title]),
    )
  const isOfFields = what === 'fields'
  const rows = isOfFields ? rowsOf(name, model) : attributesOf(name, model)
  if (!rows) return { known: isOfFields ? [...contentKinds(model).map((kind) => kind.name), ...OF_ALL] : Object.keys(model.components) }
  return tableOf(
    [isOfFields ? 'Field' : 'Attribute', 'Value', 'Limits', 'Needed', 'Meaning'],
    rows.map(({ field, type, limits, needed, purpose }) => [`\`${field}\``, type, limits, needed, purpose]),
  )
}

const EDITORIAL: readonly EditorialKey[] = ['draft', 'publishAt', 'expireAt', 'waive']

/** Fields of more than one kind of content, which have tables of their own. */
const OF_ALL = ['editorial', 'picture']

/** The fields of a kind of content, or of one of `OF_ALL`; undefined if the name is unknown. */
function rowsOf(name: string, model: ContentModel): FieldRow[] | undefined {
  const rows = (schema: z.ZodType) => fieldRows(schema, model.collections)
  const isEditorial = ({ field }: FieldRow) => EDITORIAL.some((key) => key === field || field.startsWith(`${key}[`))
  if (name === 'picture') return rows(picture({ least: { width: 1, height: 1 }, widths: [] }))
  if (name === 'editorial') return rows(entry(z.strictObject({}))).filter(isEditorial)
  const kind = contentKinds(model).find((one) => one.name === name)
  return kind && rows(kind.schema).filter((row) => !isEditorial(row))
}

function attributesOf(name: string, { components, collections }: ContentModel): FieldRow[] | undefined {
  const component = Object.hasOwn(components, name) ? components[name] : undefined
  return component && fieldRows(component.schema, collections)
}

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
