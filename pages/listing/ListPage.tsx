import listingExplorer from '../../src/islands/listing-explorer/island'
import { Island } from '../../src/islands/runtime/Island'
import { SubscribeBox } from '../../src/ui/forms/SubscribeBox'
import { CallToAction } from '../../src/ui/layout/CallToAction'
import { PageIntro } from '../../src/ui/layout/PageIntro'
import type { ViewProps } from '../define-page'
import { trail } from '../trail'
import type { listPageProps } from './list'
import { SavedList } from './SavedList'

/** A page of a list: its head, the list with search and chips, and the way on (part 2, section 2). */
export function ListPage({ site, title, lede, crumbs, listing, saved, closing, subscribe }: ViewProps<ReturnType<typeof listPageProps>>) {
  return (
    <>
      <PageIntro breadcrumbs={trail(site, ...crumbs)} title={title} lede={lede} tight />
      <Island island={listingExplorer} props={listing} />
      {saved && <SavedList {...saved} />}
      {closing && <CallToAction {...closing} well />}
      {subscribe && <SubscribeBox {...subscribe} mailbox={site.identity.email} words={site.strings.subscribe} well id="subscribe" />}
    </>
  )
}
