import * as z from 'zod'
import { readYaml } from '../files/yaml-file'

/** The file of the rules, in the folder of a project. */
export const LICENCES_FILE = 'licences.yaml'

const identifiers = z.array(z.string())

const schema = z.strictObject({
  shipped: identifiers.describe('Licences for what visitors get, as identifiers of SPDX.'),
  installed: identifiers.describe('Further licences for what makes and tests the site.'),
  stated: z
    .record(z.string(), z.strictObject({ licence: z.string(), source: z.string().describe('Where it was found.') }))
    .describe('Licences of packages that do not name theirs, by name and version.'),
  files: z
    .array(
      z.strictObject({
        name: z.string(),
        place: z.string().describe('In which files visitors get it.'),
        licence: z.string(),
        text: z.string().describe('The file with the text of the licence.'),
      }),
    )
    .describe('What visitors get besides packages in scripts.'),
})

/** Which licences are allowed, and the licences of packages and files that do not name theirs. */
export type LicenceRules = z.infer<typeof schema>

/** Reads the text of the rules, or says what is wrong with it, with its lines. */
export const parseRules = (text: string) => readYaml(LICENCES_FILE, text, schema)
