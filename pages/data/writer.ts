import type { Organization, Person, ProfilePage } from 'schema-dts'
import type { DataContext } from '../../renderer/define/page'
import type { SiteWords } from '../../src/site/graph/words'
import type { Node } from './node'
import { companyReference } from './organization'

/**
 * The author of something: a person with a position, maybe with a profile elsewhere, or a team; with the address of their page, if they
 * have one.
 */
export type Writer = { name: string; title: string; profile: string | undefined; team: boolean; page: string | undefined }

/** An author: a team as a part of the company, a person with their profile, if any. */
export function writerData({ name, title, profile, team, page }: Writer, site: SiteWords): Node<Person> | Node<Organization> {
  const url = page && site.identity.origin + page
  return team
    ? { '@type': 'Organization', name, url, parentOrganization: { '@id': companyReference(site)['@id'] } }
    : { '@type': 'Person', name, jobTitle: title, url, sameAs: profile }
}

type Profiled = { writer: Writer; bio: string; expertise: readonly string[] }

/** The page of an author: who they are, and for whom they work. */
export function profileData({ writer, bio, expertise }: Profiled, { site, address, card }: DataContext<SiteWords>): Node<ProfilePage> {
  const { origin } = site.identity
  const own = { description: bio, ...(card !== undefined && { image: origin + card }) }
  const who = writerData(writer, site)
  return {
    '@type': 'ProfilePage',
    url: origin + address,
    mainEntity:
      who['@type'] === 'Person'
        ? { ...who, ...own, knowsAbout: expertise.length > 0 ? expertise : undefined, worksFor: companyReference(site) }
        : { ...who, ...own },
  }
}
