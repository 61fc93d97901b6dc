import * as z from 'zod'
import { collections } from '../collections/index'

/** The field that is looked at; a file whose other fields are wrong is checked all the same. */
const tagged = z.object({ tags: z.array(z.string()) })

const INSIGHTS: ReadonlySet<string> = new Set(Object.entries(collections).flatMap(([name, { isInsight }]) => (isInsight ? [name] : [])))

/** The tags of the file of an insight; none for any other file, or where they are no list of texts. */
export const tagsIn = ({ collection, data }: { collection: string | undefined; data: unknown }): readonly string[] =>
  collection !== undefined && INSIGHTS.has(collection) ? (tagged.safeParse(data).data?.tags ?? []) : []
