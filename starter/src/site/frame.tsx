import { renderToStaticMarkup } from 'react-dom/server'
import { defineFrame } from '#renderer/define/frame'
import { type Graph, wordsOf } from './graph'
import { SiteFooter } from './ui/SiteFooter'
import { SiteHeader } from './ui/SiteHeader'

/** What surrounds the content of every page. */
export const frame = defineFrame({
  data: (graph: Graph) => ({ ...wordsOf(graph), navigation: graph.site.navigation }),
  markup(data) {
    const after = renderToStaticMarkup(<SiteFooter {...data} />)
    return ({ address, section }) => ({ before: renderToStaticMarkup(<SiteHeader {...data} address={address} section={section} />), after })
  },
})
