import { report } from '../../../schemas/documents'
import { entry } from '../../engine/schema/editorial'
import { byOrder, defineCollection } from './define'

/** Reports for investors. They have no pages: each is a PDF that the page of investors links to. */
export const reports = defineCollection({ dir: 'reports', format: 'mdx', schema: entry(report), order: byOrder })
