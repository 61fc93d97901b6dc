import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { type Codes, regionIn, searchFor, tabAfter } from './tabs'

/** Kept with a step of the history that keys have made: further keys change that step and do not add one each. */
const BY_KEYS = 'region-tabs'

/**
 * Makes tabs of the links to regions and panels of the regions (specification, 4.20). The tab that is open stands in the
 * address, as `?region=`; Back leads to the one before. `data-codes` is the JSON of the codes of regions.
 */
export default defineEnhancement({
  enhance(section) {
    const list = section.querySelector('ul')
    const tabs = [...section.querySelectorAll<HTMLAnchorElement>('nav a')]
    const panels = tabs.flatMap(({ hash }) => document.querySelector<HTMLElement>(hash) ?? [])
    const codes: Codes = JSON.parse(section.dataset.codes ?? '{}')
    if (!list || tabs.length !== panels.length) return
    const slugs = panels.map(({ id }) => id)

    const show = (shown: number) => {
      for (const [index, tab] of tabs.entries()) {
        tab.ariaSelected = String(index === shown)
        tab.tabIndex = index === shown ? 0 : -1
      }
      for (const [index, panel] of panels.entries()) {
        panel.tabIndex = index === shown ? 0 : -1
        // A search on the page still finds what is hidden so; its empty box is nothing to read.
        if (index === shown) panel.removeAttribute('hidden')
        else panel.setAttribute('hidden', 'until-found')
        panel.ariaHidden = index === shown ? null : 'true'
      }
      list.scrollLeft = (tabs[shown]?.offsetLeft ?? 0) - list.offsetLeft
    }
    const read = () => {
      // Ids of regions are plain letters; an address may hold what cannot be decoded.
      const target = document.getElementById(location.hash.slice(1))
      const inHash = panels.findIndex((panel) => panel.contains(target))
      show(inHash < 0 ? Math.max(0, slugs.indexOf(regionIn(location.search, slugs, codes) ?? '')) : inHash)
    }
    const choose = (index: number, byKeys = false) => {
      // What is open already is no step of the history.
      if (tabs[index]?.ariaSelected === 'true') return
      show(index)
      const address = location.pathname + searchFor(location.search, slugs[index] ?? '')
      if (byKeys && history.state === BY_KEYS) history.replaceState(BY_KEYS, '', address)
      else history.pushState(byKeys ? BY_KEYS : null, '', address)
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
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        choose(index)
      })
      tab.addEventListener('keydown', (event) => {
        const target = event.key === ' ' ? index : tabAfter(event.key, index, tabs.length)
        if (target === undefined) return
        event.preventDefault()
        choose(target, true)
        tabs[target]?.focus()
      })
    }
    for (const [index, panel] of panels.entries()) {
      panel.role = 'tabpanel'
      panel.addEventListener('beforematch', () => choose(index))
    }
    window.addEventListener('popstate', read)
    window.addEventListener('hashchange', read)
    read()
    section.dataset.ready = ''
  },
})
