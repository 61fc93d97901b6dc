import { renderToStaticMarkup } from 'react-dom/server'
import { searchDialogProps } from '../pages/search/search-props'
import { wordsOf } from '../pages/shared/define-page'
import type { Graph } from '../src/engine/content/link/graph'
import { Island } from '../src/engine/islands/Island'
import chatAssistant from '../src/site/islands/chat-assistant/island'
import searchDialog from '../src/site/islands/search-dialog/island'
import { urlOf } from '../src/site/routes/addresses'
import { patterns } from '../src/site/routes/patterns'
import { SearchLink } from '../src/site/ui/shell/SearchLink'
import { SiteFooter } from '../src/site/ui/shell/SiteFooter'
import { SiteHeader } from '../src/site/ui/shell/SiteHeader'
import { SkipLink } from '../src/site/ui/shell/SkipLink'
import type { ShellData } from '../src/site/ui/shell/shell-data'
import { TopBar } from '../src/site/ui/shell/TopBar'
import { chatProps } from './chat'
import type { Assets } from './document'
import { keyOf } from './key'
import type { RenderContext } from './render'
import { shellData } from './shell'
import { createSiteStyles } from './styles/site'

/** Makes what all pages of a graph are rendered with. Header and footer are rendered once for each place in the navigation. */
export function createContext(graph: Graph, assets: Assets, codeKey: string, styles = createSiteStyles()): RenderContext {
  const site = wordsOf(graph)
  const shell = shellData(graph)
  const chat = chatProps(graph)
  const dialog = searchDialogProps(graph)
  const marked = new Set([...navigationTargets(shell), patterns.search])
  const frames = new Map<string, { before: string; after: string }>()
  const makeFrame = (place: { page?: string; section?: string }) => {
    const before = renderToStaticMarkup(
      <>
        <SkipLink label={shell.strings.skip} />
        <TopBar shell={shell} place={place} />
        <SiteHeader
          shell={shell}
          place={place}
          search={
            // The search page has the field itself.
            place.page === patterns.search ? (
              <SearchLink label={dialog.label} isCurrent />
            ) : (
              <Island island={searchDialog} props={dialog} from={urlOf.searchDialog()} />
            )
          }
        />
      </>,
      { identifierPrefix: 'header' },
    )
    const after = renderToStaticMarkup(
      <>
        <SiteFooter shell={shell} place={place} />
        <Island island={chatAssistant} props={chat} from={urlOf.chatWords()} />
      </>,
      { identifierPrefix: 'footer' },
    )
    return { before, after: `<link rel="stylesheet" href="${assets.laterStyles}">${after}` }
  }
  return {
    site,
    assets,
    styles,
    key: keyOf(codeKey, site, shell, chat, dialog, assets),
    frame(section, address) {
      const place = { page: marked.has(address) ? address : undefined, section }
      const name = `${place.page ?? ''} ${section ?? ''}`
      const frame = frames.get(name) ?? makeFrame(place)
      frames.set(name, frame)
      return frame
    },
  }
}

/** Addresses that the navigation links to: only these can be marked as the current page. */
const navigationTargets = ({ navigation, links, mobile, top, footer, legal }: ShellData): string[] => [
  ...[...links, ...mobile, ...top, ...legal, ...footer.flatMap((column) => column.links)].map(({ href }) => href),
  ...navigation.flatMap(({ href, groups }) => [href, ...groups.flatMap(({ items }) => items.map((item) => item.href))]),
]
