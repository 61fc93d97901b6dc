import * as z from 'zod'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import { InvariantError } from '../../src/engine/problems/problem'
import { type EditorialKey, entry } from '../../src/engine/schema/editorial'
import { picture } from '../../src/engine/schema/fields'
import { type FieldRow, fieldRows } from './field-rows'
import { contentKinds } from './kinds'
import { errorsIn, warningsIn } from './names'

/**
 * The guide for editors. It has places for tables: `<!-- fields:breads -->`, `<!-- attributes:Tip -->`, `<!-- warnings:all -->` and `<!--
 * errors:all -->`, each up to `<!-- end -->`.
 */
export const GUIDE = 'docs/content.md'

const PLACE = /(<!-- (fields|attributes|warnings|errors):([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g

/** Writes the tables of the schemas and of the catalogue of problems into their places in the guide. All other text stays as it is. */
export const fillGuide = (guide: string, model: ContentModel) =>
  guide.replace(PLACE, (_, start: string, what: string, name: string, end: string) => `${start}\n${tableFor(what, name, model)}\n\n${end}`)

function tableFor(what: string, name: string, model: ContentModel): string {
  if (what === 'warnings')
    return tableOf(
      ['Code', 'What it says', 'What to do'],
      warningsIn(model.problems).map(({ code, title, hint }) => [`\`${code}\``, title, hint]),
    )
  if (what === 'errors')
    return tableOf(
      ['Code', 'What it says'],
      errorsIn(model.problems).map(({ code, title }) => [`\`${code}\``, title]),
    )
  const [first, rows] = what === 'fields' ? (['Field', rowsOf(name, model)] as const) : (['Attribute', attributesOf(name, model)] as const)
  return tableOf(
    [first, 'Value', 'Limits', 'Needed', 'Meaning'],
    rows.map(({ field, type, limits, needed, purpose }) => [`\`${field}\``, type, limits, needed, purpose]),
  )
}

const EDITORIAL: readonly EditorialKey[] = ['draft', 'publishAt', 'expireAt', 'waive']

/** The fields of a kind of content. The editorial fields (`editorial`) and those of a picture (`picture`) have tables of their own. */
function rowsOf(name: string, model: ContentModel): FieldRow[] {
  const rows = (schema: z.ZodType) => fieldRows(schema, model.collections)
  const isEditorial = ({ field }: FieldRow) => EDITORIAL.some((key) => key === field || field.startsWith(`${key}[`))
  if (name === 'picture') return rows(picture({ least: { width: 1, height: 1 }, widths: [] }))
  if (name === 'editorial') return rows(entry(z.strictObject({}))).filter(isEditorial)
  const kind = contentKinds(model).find((one) => one.name === name)
  if (!kind) throw new InvariantError(`the guide asks for the fields of ${name}, and there is no such content`)
  return rows(kind.schema).filter((row) => !isEditorial(row))
}

function attributesOf(name: string, { components, collections }: ContentModel): FieldRow[] {
  const component = components[name]
  if (!component) throw new InvariantError(`the guide asks for the attributes of ${name}, and there is no such component`)
  return fieldRows(component.schema, collections)
}

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
