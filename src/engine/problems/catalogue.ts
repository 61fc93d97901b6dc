import { addressMistakes } from './address-mistakes'
import { editorialMistakes } from './editorial-mistakes'
import { entryMistakes } from './entry-mistakes'
import { fieldMistakes } from './field-mistakes'
import { fileMistakes } from './file-mistakes'
import { pictureMistakes } from './picture-mistakes'
import { referenceMistakes } from './reference-mistakes'
import { textMistakes } from './text-mistakes'
import { timeMistakes } from './time-mistakes'
import { yamlMistakes } from './yaml-mistakes'

/**
 * Every problem that content of any site can have. A code is permanent; the message names the mistake in one or two sentences, the
 * hint says what to do. A site adds its own by `defineSite`.
 */
export const catalogue = {
  ...fileMistakes,
  ...yamlMistakes,
  ...fieldMistakes,
  ...referenceMistakes,
  ...addressMistakes,
  ...entryMistakes,
  ...pictureMistakes,
  ...textMistakes,
  ...timeMistakes,
  ...editorialMistakes,
} as const satisfies Catalogue

/** Problems by their codes. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>

/** An entry of the catalogue. Without a severity it is an error. `nonContentHint` is the hint for files that are no content, if that differs. */
export type CatalogueEntry = {
  title: string
  message: (...values: never[]) => string
  hint: string
  nonContentHint?: string
  severity?: 'error' | 'warning'
}

/** The codes of the problems that content of any site can have. */
export type ProblemCode = keyof typeof catalogue
