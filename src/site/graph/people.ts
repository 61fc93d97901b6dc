import { required } from '../../engine/problems/problem'
import type { Graph, Person } from './graph'

/** The person that a reference names. Linking has checked that it exists. */
export const personOf = ({ people }: Pick<Graph, 'people'>, slug: string): Person => required(people.get(slug), `the person ${slug}`)
