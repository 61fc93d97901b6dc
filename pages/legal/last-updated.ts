import { longDate } from '../../src/engine/lib/dates'
import { unbroken } from '../../src/engine/lib/text'
import type { Graph, LegalPage } from '../../src/site/graph/graph'
import type { DateText } from '../../src/site/ui/layout/Meta'

/** The day of the version of a legal document, as text that does not wrap. */
export const lastUpdatedText = ({ lastUpdated }: Pick<LegalPage, 'lastUpdated'>, { site }: Graph): DateText => ({
  iso: lastUpdated,
  text: unbroken(longDate(lastUpdated, site.identity.locale)),
})
