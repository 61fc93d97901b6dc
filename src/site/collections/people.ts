import { person } from '../../../schemas/person'
import { entry } from '../../engine/schema/editorial'
import { defineCollection } from './define'

/** People and teams who are named as authors or contacts. */
export const people = defineCollection({ dir: 'people', format: 'yaml', schema: entry(person), nameField: 'name' })
