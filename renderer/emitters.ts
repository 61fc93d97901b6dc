import type { Emitter } from './emit'
import { artwork } from './outputs/artwork'
import { chatWords } from './outputs/chat-words'
import { feed } from './outputs/feed'
import { assets, styleSheets } from './outputs/files'
import { html } from './outputs/html'
import { icons, manifest } from './outputs/icons'
import { listIndex } from './outputs/list-index'
import { mailSettings } from './outputs/mail'
import { pictures } from './outputs/pictures'
import { redirects } from './outputs/redirects'
import { robots } from './outputs/robots'
import { searchDialog } from './outputs/search-dialog'
import { searchIndex } from './outputs/search-index'
import { sitemap } from './outputs/sitemap'
import { subscribeWords } from './outputs/subscribe-words'

/** Every output of the site. */
export const emitters: readonly Emitter[] = [
  html,
  artwork,
  assets,
  styleSheets,
  pictures,
  icons,
  manifest,
  searchIndex,
  searchDialog,
  listIndex,
  chatWords,
  mailSettings,
  subscribeWords,
  feed,
  sitemap,
  robots,
  redirects,
]
