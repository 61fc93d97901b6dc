import { required } from '../../src/engine/problems/problem'
import type { Graph, Person } from '../../src/site/graph/graph'
import type { PersonEntry } from '../../src/site/ui/cards/PersonItem'

/** The person of a reference, which linking has checked. */
export const personOf = ({ people }: Pick<Graph, 'people'>, slug: string): Person => required(people.get(slug), `the person ${slug}`)

/** The portrait of a person: the file, or what the drawing is made from. */
export const portraitOf = ({ slug, tone, image }: Person) => ({ seed: slug, tone, picture: image })

const itemOf = ({ slug, tone, image, name }: Person) => ({ slug, tone, picture: image, name })

/** A person by what they do here. */
export const leaderOf = (person: Person): PersonEntry => ({
  ...itemOf(person),
  role: person.title,
  bio: person.bio,
  expertise: person.expertise,
  profile: person.linkedin,
})

/** A person by their seat on the board. Who has none is shown by what they do here. */
export const directorOf = (person: Person): PersonEntry =>
  person.board
    ? { ...itemOf(person), role: person.board.role, detail: person.board.tenure, bio: person.board.background }
    : { ...itemOf(person), role: person.title, bio: person.bio }
