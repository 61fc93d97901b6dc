import { office } from '../../../schemas/company'
import { entry } from '../../engine/schema/editorial'
import { byOrder, defineCollection } from './define'

/** Where the firm sits. Offices stand on the pages of their regions. */
export const offices = defineCollection({ dir: 'offices', format: 'yaml', schema: entry(office), named: 'city', order: byOrder })
