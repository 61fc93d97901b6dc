import type { ContentModel } from '../../src/engine/content/model/content-model'
import { jsonSchemaOf } from './json-schema'
import { contentKinds } from './kinds'
import type { Names } from './names'
import { snippets } from './snippets'

/** A file for editors, in the folder of the project. */
export type EditorFile = { path: string; text: string }

/** The folder of the JSON Schemas: what lies in it is made. */
export const SCHEMA_FOLDER = 'schemas/json'

/** Name of the file with the schema of a kind. */
export const schemaFile = (name: string) => `${SCHEMA_FOLDER}/${name}.schema.json`

const SNIPPETS = '.vscode/content.code-snippets'

/** Everything that editors read and that follows from the schemas and the names in content. The same names give the same bytes. */
export const editorFiles = (model: ContentModel, names: Names): EditorFile[] => [
  ...contentKinds(model).map(({ name, title, schema }) => {
    const { $schema, ...rest } = jsonSchemaOf(schema, names)
    return { path: schemaFile(name), text: jsonText({ $schema, $comment: 'Made by `npm run schemas`.', title, ...rest }) }
  }),
  { path: SNIPPETS, text: jsonText(snippets(model, names)) },
]

const jsonText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
