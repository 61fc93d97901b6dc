/** Why a file was rejected; `again`: the page was reloaded, and the file must be chosen again. */
export type FileProblem = 'type' | 'size' | 'empty' | 'several' | 'again'

/** The file of the form, or the reason why there is none. */
export type Attachment<Chosen = File> = { file?: Chosen; problem?: FileProblem }

/** Types and maximum size of accepted files. */
export type FileLimits = { attachmentTypes: readonly string[]; attachmentMegabytes: number }

const MEGABYTE = 1024 * 1024

/**
 * The one file among those chosen or dropped, or why they were rejected (specification, 7.5). A rejected file leaves the
 * earlier one in place; an empty choice removes it.
 */
export function validatedAttachment<Chosen extends Pick<File, 'name' | 'size'>>(
  files: readonly Chosen[],
  { attachmentTypes, attachmentMegabytes }: FileLimits,
  { file: before }: Attachment<Chosen> = {},
): Attachment<Chosen> {
  const [file, ...others] = files
  if (!file) return {}
  if (others.length > 0) return { file: before, problem: 'several' }
  const name = file.name.toLowerCase()
  if (!attachmentTypes.some((ending) => name.endsWith(ending))) return { file: before, problem: 'type' }
  if (file.size === 0) return { file: before, problem: 'empty' }
  return file.size > attachmentMegabytes * MEGABYTE ? { file: before, problem: 'size' } : { file }
}

/** The size of a file as text, such as `2.4 MB`. */
export function sizeInWords(bytes: number, language: string): string {
  const [value, unit] = bytes < MEGABYTE / 10 ? [bytes / 1024, 'kilobyte'] : [bytes / MEGABYTE, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
