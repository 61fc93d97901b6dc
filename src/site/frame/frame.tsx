import { renderToStaticMarkup } from 'react-dom/server'
import { searchDialogProps } from '../../../pages/search/search-props'
import { chatProps } from '../../../pages/shared/chat-props'
import { packed } from '../../../pages/shared/packed-chat'
import { shellData } from '../../../pages/shared/shell'
import { defineFrame, type FrameMarkup } from '../../../renderer/define/frame'
import { Island } from '../../engine/islands/Island'
import type { Graph } from '../graph/graph'
import chatAssistant from '../islands/chat-assistant/island'
import searchDialog from '../islands/search-dialog/island'
import { urlOf } from '../routes/addresses'
import { patterns } from '../routes/patterns'
import { SearchLink } from '../ui/shell/SearchLink'
import { SiteFooter } from '../ui/shell/SiteFooter'
import { SiteHeader } from '../ui/shell/SiteHeader'
import { SkipLink } from '../ui/shell/SkipLink'
import type { ShellData } from '../ui/shell/shell-data'
import { TopBar } from '../ui/shell/TopBar'

/** What surrounds the content of every page. Header and footer are rendered once for each place in the navigation. */
export const siteFrame = defineFrame({
  codeKey: import.meta.codeKey,
  data: (graph: Graph): FrameData => ({ shell: shellData(graph), chat: packed(chatProps(graph)), dialog: searchDialogProps(graph) }),
  markup: markupOf,
})

type FrameData = { shell: ShellData; chat: ReturnType<typeof packed>; dialog: ReturnType<typeof searchDialogProps> }

function markupOf({ shell, chat, dialog }: FrameData): FrameMarkup {
  const marked = new Set([...navigationTargets(shell), patterns.search])
  const made = new Map<string, ReturnType<FrameMarkup>>()
  const make = (place: { page?: string; section?: string }) => {
    const before = renderToStaticMarkup(
      <>
        <SkipLink label={shell.strings.skip} />
        <TopBar shell={shell} place={place} />
        <SiteHeader
          shell={shell}
          place={place}
          search={
            // On the search page itself this is a plain link: the page has its own search field.
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
    return { before, after }
  }
  return ({ section, address }) => {
    const place = { page: marked.has(address) ? address : undefined, section }
    const name = `${place.page ?? ''} ${section ?? ''}`
    const frame = made.get(name) ?? make(place)
    made.set(name, frame)
    return frame
  }
}

/** Addresses that the navigation links to. Only these can be marked as current; on all other pages the frame is the same. */
const navigationTargets = ({ navigation, links, mobile, top, footer, legal }: ShellData): string[] => [
  ...[...links, ...mobile, ...top, ...legal, ...footer.flatMap((column) => column.links)].map(({ href }) => href),
  ...navigation.flatMap(({ href, groups }) => [href, ...groups.flatMap(({ items }) => items.map((item) => item.href))]),
]
