import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'
import { store } from '../../../engine/islands/storage'
import type { Codes } from '../../graph/region-codes'
import { REGION } from '../region-selector/region'
import { codeOf, queryWith, regionIn, tabAfter } from './tabs'

/** State of a history entry made by the keyboard: further key presses replace it instead of adding entries. */
const BY_KEYS = 'region-tabs'

/**
 * Whether the page was shown without its scripts at first, with all regions one below the other. Read before the enhancement runs, since
 * running it removes the mark.
 */
const isShownWhole = document.querySelector('[data-enhance="region-tabs"][data-failed]') !== null

/**
 * Turns the links to regions into tabs, and the regions into their panels (specification, 4.20). The address holds the open tab as
 * `?region=`, and Back leads to the previous tab. The map of the world marks the region in the address. `data-codes` is a JSON object of
 * the codes of regions.
 */
export default defineEnhancement({
  enhance(section) {
    const list = section.querySelector('ul')
    const tabs = [...section.querySelectorAll<HTMLAnchorElement>('nav a')]
    const panels = tabs.flatMap(({ hash }) => document.querySelector<HTMLElement>(hash) ?? [])
    // Written by the same build, so the type can be trusted.
    const codes = JSON.parse(section.dataset.codes ?? '{}') as Codes
    if (!list || tabs.length !== panels.length) return
    if (isShownWhole) {
      // The visitor may be reading any of the regions, so they are not hidden any more.
      section.dataset.ready = ''
      return
    }
    const slugs = panels.map(({ id }) => id)
    const selector = document.querySelector<HTMLSelectElement>('select[name=region]')

    const show = (shown: number) => {
      for (const [index, tab] of tabs.entries()) {
        tab.ariaSelected = String(index === shown)
        tab.tabIndex = index === shown ? 0 : -1
      }
      for (const [index, panel] of panels.entries()) {
        panel.tabIndex = index === shown ? 0 : -1
        // With `until-found`, find-in-page still finds hidden text. The panel keeps an empty box, hidden from screen readers.
        if (index === shown) panel.removeAttribute('hidden')
        else panel.setAttribute('hidden', 'until-found')
        panel.ariaHidden = index === shown ? null : 'true'
      }
      list.scrollLeft = (tabs[shown]?.offsetLeft ?? 0) - list.offsetLeft
    }
    const mark = () => {
      const asked = regionIn(location.search, slugs, codes)
      for (const name of document.querySelectorAll<SVGElement>('text[data-region]'))
        name.toggleAttribute('data-aside', asked !== undefined && name.dataset.region !== asked)
      // The region selector of the header knows codes alone, and shows what is kept once its script has come.
      const code = asked && codeOf(asked, codes, selector?.value)
      if (!code) return
      store(REGION, code)
      if (selector) selector.value = code
    }
    const read = () => {
      // The hash is not decoded, since decoding can fail: ids of regions are plain ASCII letters.
      const target = document.getElementById(location.hash.slice(1))
      const inHash = panels.findIndex((panel) => panel.contains(target))
      show(inHash < 0 ? Math.max(0, slugs.indexOf(regionIn(location.search, slugs, codes) ?? '')) : inHash)
      mark()
    }
    const choose = (index: number, byKeys = false) => {
      // Choosing the open tab again adds no history entry.
      if (tabs[index]?.ariaSelected === 'true') return
      show(index)
      const address = location.pathname + queryWith(location.search, slugs[index] ?? '')
      if (byKeys && history.state === BY_KEYS) history.replaceState(BY_KEYS, '', address)
      else history.pushState(byKeys ? BY_KEYS : null, '', address)
      mark()
    }

    list.role = 'tablist'
    list.setAttribute('aria-labelledby', section.getAttribute('aria-labelledby') ?? '')
    list.parentElement?.setAttribute('role', 'presentation')
    list.parentElement?.removeAttribute('aria-label')
    for (const [index, tab] of tabs.entries()) {
      tab.role = 'tab'
      tab.setAttribute('aria-controls', slugs[index] ?? '')
      tab.parentElement?.setAttribute('role', 'presentation')
      tab.addEventListener('click', (event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        choose(index)
      })
      tab.addEventListener('keydown', (event) => {
        const target = event.key === ' ' ? index : tabAfter(event.key, index, tabs.length)
        // With Alt or Command, arrow keys are Back and Forward.
        if (target === undefined || event.altKey || event.metaKey) return
        event.preventDefault()
        choose(target, true)
        tabs[target]?.focus()
      })
    }
    for (const [index, panel] of panels.entries()) {
      panel.role = 'tabpanel'
      panel.addEventListener('beforematch', () => choose(index))
      // Browsers scroll to the middle of a focused panel higher than the window; keyboard users read from its beginning.
      panel.addEventListener('focus', () => {
        if (panel.matches(':focus-visible')) panel.scrollIntoView()
      })
    }
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
    read()
    section.dataset.ready = ''
  },
})
