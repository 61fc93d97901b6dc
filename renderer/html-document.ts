import type { CoreGraph } from '../src/engine/content/model/graph'
import { escapeHtml } from '../src/engine/lib/html'
import { pageTitle } from '../src/engine/lib/page-title'
import type { Head, SocialCard } from './define/page'
import type { Theme } from './define/theme'

/** The id of the element that holds the content of a page. */
export const MAIN_ID = 'main'

/** The addresses that every page uses. */
export type Assets = {
  /** The base path below which a host answers for them. */
  base: string
  /** Origins of other servers that scripts send to. */
  origins: readonly string[]
  /** The nonce for what the development server adds to an open page; a build adds nothing. */
  nonce?: string
  /** The script that starts islands and enhancements. */
  loader: string
  /** Styles for print. */
  printStyles: string
  /** Styles of components that pages show below their first screen, or not at first. */
  laterStyles: string
  /** All other styles, for islands that show components which the page did not have. The loader adds them. */
  siteStyles: string
}

/** Keeps what a visitor presses, types and chooses before the loader is there, which repeats it (`startIslands`). */
const EARLY_SCRIPT = ';early=[];onclick=oninput=e=>early?.push(e)'

/** The same where one of several buttons is pressed: the last one that is clicked is also marked as one that waits, as by `setWaiting`. */
const EARLY_MARKS_SCRIPT = [
  ';early=[];oninput=e=>early?.push(e);onclick=e=>{oninput(e);early?.map(({target:t})=>',
  't.closest("[data-parameters] button")?.toggleAttribute("data-waiting",t==e.target))}',
].join('')

/**
 * The early script of a page. Only pages with an island that keeps its state in the address, such as a list with filters, have one: there a
 * field and a list would else say different things.
 */
const earlyScript = (body: readonly string[]) => {
  const has = (attribute: string) => body.some((part) => part.includes(attribute))
  if (!has(' data-parameters="')) return ''
  return (has(' aria-pressed="true"') ? EARLY_MARKS_SCRIPT : EARLY_SCRIPT) + restoringScript(body)
}

/** Parameters of the address, in the order of their elements, of which the page without them must not be seen first. */
const RESTORED = / data-parameters="([^"]*)" data-restores/g

/**
 * Marks the page as `data-restoring`, with the name of the parameter, where its address has the state of an element with `data-restores`.
 * Styles hide what that state is going to replace, until the loader takes the mark off (`startIslands`).
 */
function restoringScript(body: readonly string[]): string {
  const names = body.flatMap((part) => [...part.matchAll(RESTORED)].flatMap(([, parameters = '']) => parameters.split(' ')))
  if (names.length === 0) return ''
  return `;/[?&](${names.join('|')})(=|&|$)/.test(location.search)&&(document.documentElement.dataset.restoring=RegExp.$1)`
}

/**
 * If the loader fails to load, this marks the page with `data-failed`, so that it works as it does without scripts; the next press of a
 * pointer or a key loads the loader again.
 */
const LOADER_SCRIPT = [
  "addEventListener('error',({target:e})=>{let d=document.documentElement.dataset,w;if(e.dataset?.styles){d.failed='';",
  'onpointerdown=onkeydown=()=>w??=import(e.src).then(()=>delete d.failed,()=>w=null)}},1)',
].join('')

export type HeadParts = {
  identity: CoreGraph['site']['identity']
  head: Head
  address: string
  assets: Assets
  styles: string
  /** The id of the element that a browser waits for before it shows the page. */
  arriving?: string | undefined
  /** The fonts that are seen without scrolling. */
  fonts: readonly string[]
  theme: Pick<Theme, 'bars' | 'script' | 'links'>
  /** Markup that marks add to the head. */
  added: string
  /** Header, main and footer, in parts. */
  body: readonly string[]
}

/** The end of an HTML document, after its body. */
export const END_OF_DOCUMENT = '</body></html>\n'

/** Makes the beginning of an HTML document, before its body. */
export function documentHead({ identity, head, address, assets, styles, fonts, theme, arriving, added, body }: HeadParts): string {
  const url = identity.origin + address
  const title = pageTitle(head.title, identity.name)
  return [
    `<!doctype html><html lang="${escapeHtml(identity.language)}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta name="theme-color" content="${theme.bars.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${theme.bars.dark}" media="(prefers-color-scheme: dark)">`,
    `<script>${theme.script};${LOADER_SCRIPT}${earlyScript(body)}</script>`,
    ...fonts.map(preload),
    arriving === undefined ? '' : `<link rel="expect" href="#${arriving}" blocking="render">`,
    `<style>${styles}</style>`,
    ...(head.alternates ?? []).map(alternate),
    theme.links(identity),
    ...openGraph(identity, head, url),
    added,
    `<script type="module" src="${assets.loader}" data-styles="${assets.siteStyles}"></script>`,
    '</head><body>',
  ].join('')
}

const preload = (font: string) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`

const alternate = ({ type, title, href }: NonNullable<Head['alternates']>[number]) =>
  `<link rel="alternate" type="${type}"${title === undefined ? '' : ` title="${escapeHtml(title)}"`} href="${escapeHtml(href)}">`

const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

const openGraph = (identity: CoreGraph['site']['identity'], head: Head, url: string) =>
  head.noindex
    ? []
    : [
        meta('property', 'og:type', head.type ?? 'website'),
        meta('property', 'og:site_name', identity.name),
        meta('property', 'og:locale', identity.locale.replace('-', '_')),
        meta('property', 'og:title', head.title),
        meta('property', 'og:description', head.description),
        meta('property', 'og:url', url),
        meta('name', 'twitter:card', head.card ? 'summary_large_image' : 'summary'),
        ...(head.card ? cardTags(identity.origin, head.card) : []),
      ]

const cardTags = (origin: string, { address, width, height, type, alt }: SocialCard) => [
  meta('property', 'og:image', origin + address),
  meta('property', 'og:image:type', type),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
]
