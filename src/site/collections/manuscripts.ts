import { manuscript } from '../../../schemas/documents'
import { entry } from '../../engine/schema/editorial'
import { defineCollection } from './define'

/** Full texts of whitepapers. They have no pages: each is the text of a PDF. */
export const manuscripts = defineCollection({ dir: 'manuscripts', format: 'mdx', schema: entry(manuscript), nameField: 'subtitle' })
