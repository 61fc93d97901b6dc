import { office } from '../../../schemas/company'
import { entry } from '../../engine/schema/editorial'
import { byOrder, defineCollection } from './define'

/** Offices of the company, shown on the page of regions. */
export const offices = defineCollection({ dir: 'offices', format: 'yaml', schema: entry(office), named: 'city', order: byOrder })
