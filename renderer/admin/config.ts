import type * as z from 'zod'
import type { CollectionDefinition } from '../../src/engine/content/model/collection'
import type { ContentModel } from '../../src/engine/content/model/content-model'
import { definitionOf, unwrap, valueAt } from '../../src/engine/content/parse/schema'
import { LARGEST_PICTURE } from '../../src/engine/content/read/limits'
import { kebab } from '../../src/engine/lib/text'
import { LONGEST_SLUG, SLUG } from '../../src/engine/schema/fields'
import { warningCodesOf } from '../editor/names'
import type { Backend, Collection, Field, SingleFile } from './field'
import { fieldOf, fieldsOf, labelOf } from './fields'
import { offeredTexts } from './offered'
import type { FieldContext } from './scalar'

/** The folder of all content, with which the paths of its files begin in the repository. */
export const CONTENT = 'content'

/** The text of an article. */
const BODY: Field = { name: 'body', label: 'Text', widget: 'text', hint: 'The article, in Markdown.' }

/** What forms are made from: the schemas, the data of the single files, by group and name, and that of the entries of a collection. */
export type FormSource = {
  model: Pick<ContentModel, 'collections' | 'singletons' | 'problems'>
  dataOf: (group: string, key: string) => unknown
  entriesOf: (collection: string) => readonly unknown[]
}

/** What the script of the editor's page gets: its configuration, and the texts that lists of a few words offer. */
export const adminStart = (source: FormSource, backend: Backend) => ({
  ...adminConfig(source, backend),
  offered: offeredTexts(source.model.collections, source.entriesOf),
})

/**
 * The whole configuration of the editor in the browser, made from the schemas and from the names that exist in content. `backend` says
 * where files are saved.
 */
function adminConfig({ model, dataOf }: Omit<FormSource, 'entriesOf'>, backend: Backend) {
  const { collections, singletons } = model
  const context: FieldContext = {
    collections,
    facts: Object.keys(dataOf('site', 'facts') ?? {}).toSorted(),
    warnings: warningCodesOf(model.problems),
    choicesAt: (path) => choicesIn(dataOf, path),
  }
  return {
    load_config_file: false,
    backend,
    media_folder: CONTENT,
    public_folder: '/',
    media_libraries: { default: { config: { max_file_size: LARGEST_PICTURE, slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: LONGEST_SLUG },
    editor: { preview: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    collections: [
      ...Object.values(collections).map((collection) => collectionOf(collection, context)),
      ...Object.entries(singletons).map(([group, files]) => ({
        name: group,
        label: labelOf(group),
        files: Object.entries(files).map(([key, schema]) => fileOf(group, key, fileFields(schema, dataOf(group, key), context))),
      })),
    ],
  }
}

function collectionOf(
  { dir, format, schema, nameField = 'title', descriptionField = nameField }: CollectionDefinition,
  context: FieldContext,
): Collection {
  const fields = fieldsOf(schema, undefined, context)
  return {
    name: dir,
    label: labelOf(dir),
    folder: `${CONTENT}/${dir}`,
    extension: format,
    format: format === 'mdx' ? 'yaml-frontmatter' : 'yaml',
    create: true,
    identifier_field: nameField,
    slug: {
      template: `{{${nameField}}}`,
      editable: ['create'],
      pattern: [String(SLUG), 'This is not a slug (lowercase words joined by hyphens).'],
    },
    media_folder: '',
    public_folder: '',
    // Fields to write come first: the text follows the summary, before fields to choose from.
    fields: format === 'mdx' ? fields.toSpliced(fields.findIndex(({ name }) => name === descriptionField) + 1, 0, BODY) : fields,
  }
}

const fileOf = (group: string, key: string, fields: Field[]): SingleFile => ({
  name: kebab(key),
  label: labelOf(key),
  file: `${CONTENT}/${group}/${kebab(key)}.yaml`,
  fields,
})

/** The texts of a list in a single file, by its path, such as `pages.breads.kinds`. */
function choicesIn(dataOf: FormSource['dataOf'], path: string): string[] {
  const [group = '', key = '', ...rest] = path.split('.')
  const list = valueAt(dataOf(group, key), rest)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

/** The fields of a single file. A list that is the whole file is one field without a key of its own. */
const fileFields = (schema: z.core.$ZodType, data: unknown, context: FieldContext): Field[] =>
  definitionOf(unwrap(schema)).type === 'array'
    ? [{ ...fieldOf('items', { schema, data }, context), root: true }]
    : fieldsOf(schema, data, context)
