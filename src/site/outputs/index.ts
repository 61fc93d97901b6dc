import type { Output } from '../../../renderer/emit'
import type { Graph } from '../graph/graph'
import type { MailSettings } from '../islands/mail/settings'
import { artwork } from './artwork'
import { calendars } from './calendars'
import { chatWords } from './chat-words'
import { feed } from './feed'
import { icons, manifest } from './icons'
import { inquiryForm } from './inquiry-form'
import { listIndex } from './list-index'
import { mailSettings } from './mail'
import { searchDialog } from './search-dialog'
import { searchIndex } from './search-index'
import { subscribeWords } from './subscribe-words'
import { tools } from './tools'

/** The outputs of this site, besides those of every site. */
export const outputs: readonly Output<Graph, MailSettings>[] = [
  artwork,
  icons,
  manifest,
  searchIndex,
  searchDialog,
  listIndex,
  chatWords,
  inquiryForm,
  mailSettings,
  subscribeWords,
  feed,
  calendars,
  tools,
]
