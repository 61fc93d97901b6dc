import { tool } from '../../../schemas/tool'
import { entry } from '../../engine/schema/editorial'
import { byOrder, defineCollection } from './define'

/** Files for readers to download. They have no pages: articles offer them. */
export const tools = defineCollection({ dir: 'tools', format: 'yaml', schema: entry(tool), order: byOrder })
