import { type Head, lazyItem, type PageItem } from '../../renderer/define/page'
import { keyOf } from '../../renderer/key'
import type { PlannedPage } from '../../renderer/plan'
import { memoize } from '../../src/engine/lib/memoize'
import { once } from '../../src/engine/lib/once'
import { fill } from '../../src/engine/lib/text'
import { required } from '../../src/engine/problems/problem'
import type { EntryDrawing } from '../../src/site/art/entry-drawing'
import type { Family } from '../../src/site/art/family'
import type { Tone } from '../../src/site/art/tones'
import { cardFile } from '../../src/site/cards/address'
import { CARD, CARD_TYPE, type Card, type CardFigure } from '../../src/site/cards/card'
import { settable } from '../../src/site/cards/characters'
import { recipe } from '../../src/site/cards/recipe'
import { collections } from '../../src/site/collections/index'
import type { PageName } from '../../src/site/collections/page-names'
import { authorsOf } from '../../src/site/graph/authors'
import type { CaseStudy, Graph } from '../../src/site/graph/graph'
import { isInsight } from '../../src/site/graph/hub'
import { kindOf, SEARCHABLE_COLLECTIONS, type SearchableCollection } from '../../src/site/graph/kinds'
import type { SiteWords } from '../../src/site/graph/words'
import { urlOf } from '../../src/site/routes/addresses'
import { patterns } from '../../src/site/routes/patterns'
import { repeatsKind } from '../../src/site/titles/repeats-kind'
import type { Change } from '../../src/site/ui/figures/ChangeFigure'
import { breadcrumbOf } from './breadcrumb'
import { drawingOfPlace, drawingOnPage, FAMILIES, isDrawnPlace, QUIET } from './card-drawings'
import { changeOf } from './change'
import type { PageOfSite } from './define-page'
import { portraitOf } from './person'
import { provedChangeOf } from './story'

/**
 * Number of entries of a collection with cards of their own: the first ones in its order, which are the newest of those with a date. Other
 * entries have the card of their list.
 */
const OWN_CARDS = 200

/** The parts of a collection definition, and of an entry, that cards use. */
type CardTraits = { path?: string; drawing?: Family; listed?: { place: PageName; further?: string } }
type CardEntry = Readonly<{ slug: string; title: string; tone: Tone; url: string | null; drawing?: EntryDrawing }>

const TRAITS: Readonly<Record<SearchableCollection, CardTraits>> = collections

/** Collections by the pattern of their entries; and single pages by their own pattern and those of further pages of lists. */
const OF_ENTRIES = new Map(SEARCHABLE_COLLECTIONS.map((name) => [TRAITS[name].path, name] as const))
const PLACES = new Map<string, PageName>([
  ...[patterns.tag, patterns.tagPage].map((path) => [path, 'insights'] as const),
  ...Object.entries(patterns).flatMap(([name, path]) => (isDrawnPlace(name) ? [[path, name] as const] : [])),
  ...SEARCHABLE_COLLECTIONS.flatMap((name) => {
    const { place, further } = TRAITS[name].listed ?? {}
    return place === undefined ? [] : [patterns[place], ...(further === undefined ? [] : [further])].map((path) => [path, place] as const)
  }),
])

/** The entries that have cards of their own, by slug. */
const owners = memoize((entries: readonly CardEntry[]) => new Map(entries.slice(0, OWN_CARDS).map((entry) => [entry.slug, entry])))

/** A card, and its file in the output, named after its page. */
type PageCard = { file: string; card: Card }

/**
 * The card of a page, by its pattern and its route parameters: that of its entry, of its author or of the page itself; else that of its
 * list, else that of the home page.
 */
export function cardOf({ pattern, params }: Pick<PlannedPage, 'pattern' | 'params'>, graph: Graph): PageCard {
  if (pattern === patterns.author || pattern === patterns.authorPage) return authorCard(params.slug ?? '', graph)
  const name = OF_ENTRIES.get(pattern)
  if (name === undefined) return placeCard(PLACES.get(pattern) ?? 'home', graph)
  const { drawing = FAMILIES[name] ?? 'lattice', listed } = TRAITS[name]
  const entry = owners(graph[name].values()).get(params.slug ?? '')
  if (!entry || entry.url === null) return placeCard(listed?.place ?? 'home', graph)
  const { title, slug, url } = entry
  const isClosed = name === 'careers' && graph.careers.get(slug)?.open === false
  const kind = kindOf(graph, name)
  const looks = {
    drawing: entry.drawing ?? drawingOnPage(graph, name, slug) ?? { family: drawing, seed: slug },
    tone: QUIET.has(name) ? 'mist' : entry.tone,
    ...figureOf(graph, name, slug),
    ...(isClosed && CLOSED),
  } as const
  return {
    file: cardFile(url),
    card: cardWith({ title, kind: isClosed ? fill(graph.pages.job.closedKind, { kind }) : kind }, looks, graph),
  }
}

/** The looks of a closed position, as on its page: pale, and no place is highlighted. */
const CLOSED = { tone: 'mist', isUnlit: true } as const

const authors = memoize(
  (graph: Graph) =>
    new Map(
      authorsOf(graph)
        .slice(0, OWN_CARDS)
        .map((author) => [author.slug, author]),
    ),
)

/** The card of an author, with their portrait. */
function authorCard(slug: string, graph: Graph): PageCard {
  const author = authors(graph).get(slug)
  if (!author) return placeCard('insights', graph)
  const { family, seed, tone } = portraitOf(author.person)
  const texts = { title: author.person.name, kind: graph.pages.author.labels.kind }
  const card = cardWith(texts, { drawing: { family, seed }, tone }, graph)
  return { file: cardFile(urlOf.author(slug)), card }
}

/**
 * The values in the drawing of a case study or in the row of a service, with what they measure and whose they are, or the figure of an
 * article, as in lists, if the fonts of cards can set them.
 */
function figureOf(graph: Graph, name: SearchableCollection, slug: string): { figure?: CardFigure } {
  if (name === 'services') return figureOfChange(provedChangeOf(graph, graph.services.get(slug)?.caseStudies ?? []))
  const entry = isInsight(name) ? graph[name].get(slug) : undefined
  if (entry?.collection === 'caseStudies') return figureOfStudy(graph, entry)
  const [value, says] = [entry?.figure?.value, entry?.figure?.says].map((text) => text && settable(text))
  return value && says ? { figure: { value, says } } : {}
}

/** The change of a case study, with its client unless the title names it. */
function figureOfStudy(graph: Graph, study: CaseStudy): { figure?: CardFigure } {
  const change = changeOf(graph, study)
  const { name } = study.client
  return figureOfChange(change && { ...change, ...(!study.title.includes(name) && { client: name }) })
}

function figureOfChange(change: (Change & { client?: string }) | undefined): { figure?: CardFigure } {
  const [before, after, says, client] = [change?.before, change?.after, change?.outcome, change?.client].map(
    (text) => text && settable(text),
  )
  return before && after && says ? { figure: { before, after, says, ...(client && { client }) } } : {}
}

const placeCard = (name: PageName, graph: Graph): PageCard => required(PLACE_CARDS.get(name), `the card of ${name}`)(graph)

/** The cards of single pages, each memoized by itself: most entries of a long list share one, and each shows other entries. */
const PLACE_CARDS: ReadonlyMap<PageName, (graph: Graph) => PageCard> = new Map(
  [...new Set<PageName>(['home', 'insights', ...PLACES.values()])].map((name) => [name, memoize((graph) => placeCardIn(graph, name))]),
)

function placeCardIn(graph: Graph, name: PageName): PageCard {
  const { tone, ...drawing } = drawingOfPlace(name, graph)
  const kind = name === 'home' ? undefined : breadcrumbOf(graph, name).label
  const lede = name === 'home' ? settable(graph.pages.home.lede) : undefined
  const looks = { drawing, tone, ...(lede !== undefined && { lede }) }
  return { file: cardFile(patterns[name]), card: cardWith({ title: graph.pages[name].title, kind }, looks, graph) }
}

/**
 * A card without texts that its fonts cannot set: the kind replaces the title, and the name of the site the kind. A kind that the title
 * begins with is left out.
 */
function cardWith({ title, kind }: Pick<Card, 'title' | 'kind'>, looks: Omit<Card, 'site' | 'title' | 'kind'>, graph: Graph): Card {
  const site = settable(graph.site.identity.name) ?? ''
  const above = kind === undefined ? undefined : settable(kind)
  const heading = settable(title) ?? above ?? site
  return { site, title: heading, ...(above !== undefined && !repeatsKind(heading, above) && { kind: above }), ...looks }
}

/** The key of a card: a hash of its data and of the code that draws it. */
export const cardKey = memoize((card: Card): string => keyOf(card, recipeKey))

const recipeKey = keyOf(recipe)

/** Length of the key in a card address. */
const VERSION = 6

/** The head of a page with its card, if search engines may list the page. `to` is the word between the values of a figure. */
function withCard(head: Head, { file, card }: PageCard, to: string): Head {
  if (head.noindex) return head
  const { kind, title, lede, figure } = card
  const more = figure ? wordsOf(figure, to) : lede
  const said = more ? `${title}. ${more}` : title
  const alt = kind === undefined ? said : `${kind}: ${said}`
  const address = `/${file}?${cardKey(card).slice(0, VERSION)}`
  return { ...head, card: { address, ...CARD, type: CARD_TYPE, alt } }
}

function wordsOf(figure: CardFigure, to: string): string {
  if ('value' in figure) return `${figure.value} ${figure.says}`
  const { before, after, says, client } = figure
  return `${client ? `${client}: ` : ''}${before} ${to} ${after}, ${says}`
}

/**
 * Adds cards to the heads of a kind of page. The address of a card is that of its page, so it is stable; the key after it makes other sites
 * fetch a changed card again.
 */
export function withCards(page: PageOfSite): PageOfSite {
  const carded = (item: PageItem<SiteWords>, graph: Graph): PageItem<SiteWords> => {
    const head = once(() => withCard(item.head, cardOf({ pattern: page.path, params: item.params }, graph), graph.site.strings.card.to))
    return lazyItem(item, () => item, head)
  }
  return {
    ...page,
    *items(graph) {
      for (const item of page.items(graph)) yield carded(item, graph)
    },
    itemWith(graph, params) {
      const item = page.itemWith(graph, params)
      return item && carded(item, graph)
    },
  }
}
