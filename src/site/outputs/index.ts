import type { Output } from '../../../renderer/emit'
import type { Graph } from '../graph/graph'
import type { MailSettings } from '../islands/mail/settings'
import { artwork } from './artwork'
import { calendars } from './calendars'
import { cards } from './cards'
import { chatWords } from './chat-words'
import { feeds } from './feeds'
import { humans } from './humans'
import { icons } from './icons'
import { inquiryForm } from './inquiry-form'
import { listIndex } from './list-index'
import { llms } from './llms'
import { logos } from './logos'
import { mailSettings } from './mail'
import { markdown } from './markdown'
import { menuGlyphs } from './menu-glyphs'
import { openSearch } from './open-search'
import { searchDialog } from './search-dialog'
import { searchIndex } from './search-index'
import { searchTexts } from './search-texts'
import { security } from './security'
import { subscribeWords } from './subscribe-words'
import { tools } from './tools'
import { webManifest } from './web-manifest'

/** The outputs of this site, besides those of every site. */
export const outputs: readonly Output<Graph, MailSettings>[] = [
  artwork,
  cards,
  icons,
  logos,
  menuGlyphs,
  webManifest,
  searchIndex,
  searchTexts,
  searchDialog,
  listIndex,
  chatWords,
  inquiryForm,
  mailSettings,
  subscribeWords,
  feeds,
  calendars,
  tools,
  markdown,
  llms,
  humans,
  security,
  openSearch,
]
