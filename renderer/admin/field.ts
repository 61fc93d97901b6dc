/** The least and the most of a number, or of the number of items. */
type Bounds = { min?: number; max?: number }

/** Rules for a text: its lengths, and a pattern with the message for a text that it does not match. */
type TextRules = { minlength?: number; maxlength?: number; pattern?: readonly [string, string] }

/** One or several values to choose. With `required: false`, a list of them may be empty. */
type Several = { multiple?: true; required?: boolean } & Bounds

/** How a value is edited, in the words of the configuration of Sveltia CMS (https://sveltiacms.app/en/docs/fields). */
export type Widget = { default?: unknown } & (
  | ({ widget: 'string'; type?: 'url' | 'email' } & TextRules)
  | ({ widget: 'text' } & TextRules)
  | { widget: 'boolean' }
  | ({ widget: 'number'; value_type: 'int' | 'float' } & Bounds)
  | { widget: 'datetime'; type: 'date'; format: string }
  | { widget: 'image'; accept: string; choose_url: true }
  | Choice
  | { widget: 'keyvalue' }
  | { widget: 'object'; fields: readonly Field[]; collapsed: 'auto' }
  | List
)

/** A value, or several, out of a list, or by the slugs of the entries of a collection. */
export type Choice = Several &
  (
    | { widget: 'select'; options: readonly (string | number | { label: string; value: string })[] }
    | { widget: 'relation'; collection: string; value_field: string; display_fields: readonly string[]; search_fields: readonly string[] }
  )

/** A list of mappings (`fields`) or of other values (`field`). */
type List = { widget: 'list'; collapsed: 'auto'; required?: boolean } & Bounds & ({ fields: readonly Field[] } | { field: Field })

/**
 * A field of a form: the key of its value, its label and hint, and how it is edited. `root` marks a list that is a whole file.
 */
export type Field = { name: string; label: string; hint?: string; required?: boolean; root?: true } & Widget

/** A collection, or a group of single files. */
export type Collection = { name: string; label: string } & (
  | {
      folder: string
      extension: string
      format: string
      create: true
      identifier_field: string
      slug: { template: string; editable: readonly string[]; pattern: readonly [string, string] }
      media_folder: string
      public_folder: string
      fields: readonly Field[]
    }
  | { files: readonly SingleFile[] }
)

/** A single file, and the fields in it. */
export type SingleFile = { name: string; label: string; file: string; fields: readonly Field[] }

/** Where files are saved: a repository on a Git host, or a server with the same API. */
export type Backend = {
  name: 'github' | 'gitlab' | 'gitea'
  /** Owner and name. */
  repo: string
  branch: string
  /** The address of the API, where it is not that of the public host of this name. */
  api_root?: string
  /** How people sign in; left out: in every way that the editor knows. */
  auth_methods?: readonly ('oauth' | 'token')[]
}
