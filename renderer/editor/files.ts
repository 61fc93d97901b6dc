import type { ContentModel } from '../../src/engine/content/model/content-model'
import { JSON_SCHEMAS } from '../define/layout.mjs'
import { jsonSchemaOf } from './json-schema'
import { contentKinds } from './kinds'
import type { Names } from './names'
import { snippets } from './snippets'

/** A file that editors of code read, by its path from the folder of the project. */
export type EditorFile = { path: string; text: string }

/** The path of the schema of a kind of content. */
export const schemaFile = (name: string) => `${JSON_SCHEMAS}/${name}.schema.json`

const SNIPPETS = '.vscode/content.code-snippets'

/** All files for editors of code. They are made from the schemas and the names in content, and the same names give the same bytes. */
export const editorFiles = (model: ContentModel, names: Names): EditorFile[] => [
  ...contentKinds(model).map(({ name, title, schema }) => {
    const { $schema, ...rest } = jsonSchemaOf(schema, names)
    return { path: schemaFile(name), text: jsonText({ $schema, $comment: 'Made by `npm run schemas`.', title, ...rest }) }
  }),
  { path: SNIPPETS, text: jsonText(snippets(model, names)) },
]

const jsonText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
