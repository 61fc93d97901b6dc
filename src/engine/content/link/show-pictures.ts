import type * as z from 'zod'
import { required } from '../../problems/problem'
import type { ShownPicture } from '../../schema/shown-picture'
import type { PictureFile } from '../model/graph'
import type { FieldPath } from '../parse/source'
import { textFieldsOf } from '../parse/text-fields'
import { besideEntry, isRemote } from './pictures'

/** A picture in content. */
type WrittenPicture = { src: string; alt: string; width?: number; height?: number }

export type ShowInput = {
  schema: z.core.$ZodType
  /** The file of the data. */
  file: string
  pictures: ReadonlyMap<string, PictureFile>
}

/** Replaces each picture in data by what pages need to show it. */
export function resolvePictures(data: unknown, { schema, file, pictures }: ShowInput): unknown {
  const named = textFieldsOf('picture', schema, data).filter(({ value }) => !isRemote(value))
  const show = ({ src, alt }: WrittenPicture): ShownPicture => {
    const { width, height, stem, widths } = required(pictures.get(besideEntry(file, src)), `the picture ${src} of ${file}`)
    return { alt, width, height, stem, widths }
  }
  return named.reduce((whole, { path }) => replaceAt(whole, path.slice(0, -1), (found) => show(found as WrittenPicture)), data)
}

/** A copy of plain data with a changed value at a path. */
function replaceAt(data: unknown, [part, ...rest]: FieldPath, change: (value: unknown) => unknown): unknown {
  if (part === undefined) return change(data)
  if (Array.isArray(data)) return data.map((item: unknown, index) => (index === part ? replaceAt(item, rest, change) : item))
  const fields = data as Readonly<Record<string, unknown>>
  return { ...fields, [part]: replaceAt(fields[part], rest, change) }
}
