import { pages } from '../../pages/index'
import { defineSite } from '../../renderer/define/site'
import { components } from '../../schemas/components/index'
import { singletons } from '../../schemas/index'
import { benchmark } from './benchmark/benchmark'
import { collections } from './collections/index'
import { siteFrame } from './frame/frame'
import { leftOut } from './graph/left-out'
import { wordsOf } from './graph/words'
import { parts } from './islands/parts'
import { agendaHours } from './lint/agenda-hours'
import { cardCharacters } from './lint/card-characters'
import { dayOrder } from './lint/day-order'
import { emptyRegions } from './lint/empty-regions'
import { eventTimes } from './lint/event-times'
import { formServices } from './lint/form-services'
import { leftOutNames } from './lint/left-out-names'
import { marginWords } from './lint/margin-words'
import { nearTags } from './lint/near-tags'
import { officeZones } from './lint/office-zones'
import { problems } from './lint/problems'
import { quoteMarks } from './lint/quote-marks'
import { securityExpiry } from './lint/security-expiry'
import { staleFields } from './lint/stale-fields'
import { tagAddresses } from './lint/tag-addresses'
import { toolTexts } from './lint/tool-texts'
import { unusedChips } from './lint/unused-chips'
import { updatedDays } from './lint/updated-days'
import { outputs } from './outputs/index'
import { searchTermsOfText } from './outputs/texts/index-data'
import { siteDocuments } from './pdf/site-documents'
import { everywhere, queries } from './query-parameters'
import { patterns } from './routes/patterns'
import { scaffold } from './scaffold'
import { mailOrigins, mailSettingsOf } from './settings'
import { theme } from './theme/theme'
import { DrawingContext, noDrawing } from './ui/media/drawing-context'

/** The site of Aldergate, as passed to the engine. */
export default defineSite({
  codeKey: import.meta.codeKey,
  collections,
  singletons,
  components,
  lint: [
    eventTimes,
    agendaHours,
    officeZones,
    staleFields,
    updatedDays,
    dayOrder,
    marginWords,
    tagAddresses,
    quoteMarks,
    toolTexts,
    cardCharacters,
    securityExpiry,
  ],
  crossFileLint: [nearTags, leftOutNames, formServices, unusedChips, emptyRegions],
  problems,
  queries,
  everywhere,
  searchTerms: searchTermsOfText,
  reservedHeadingIds: ['related', 'subscribe', 'tools'],
  pages,
  leftOut,
  words: wordsOf,
  frame: siteFrame,
  theme,
  routes: patterns,
  outputs,
  documents: siteDocuments,
  settings: mailSettingsOf,
  origins: mailOrigins,
  viewForLinks: (view) => <DrawingContext value={noDrawing}>{view}</DrawingContext>,
  parts,
  scaffold,
  benchmark,
})
