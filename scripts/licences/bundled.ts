import { join } from 'node:path'
import * as z from 'zod'
import { readValidJson } from '../files/valid-json'
import { BUNDLED_PACKAGES } from './bundled-packages.mjs'

/** A package whose code is in scripts for browsers, with its licence and the text of that, as vite lists it. */
const bundled = z.object({ name: z.string(), version: z.string(), identifier: z.string().nullish(), text: z.string().nullish() })

export type BundledPackage = z.infer<typeof bundled>

/** The packages that the scripts in a folder hold. */
export const readBundled = (client: string): Promise<BundledPackage[]> => readValidJson(join(client, BUNDLED_PACKAGES), z.array(bundled))
