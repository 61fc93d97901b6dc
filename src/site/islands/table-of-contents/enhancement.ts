import { defineEnhancement } from '../../../engine/islands/defineEnhancement'

/** Position of the reading line in the window, as a fraction of its height from the top. */
const READING_LINE = 0.3

/**
 * Marks the link of the section that is being read (ui/prose/TableOfContents): the one with the last heading above the reading line.
 * Above the first heading none is marked.
 */
export default defineEnhancement({
  enhance(contents) {
    const sections = [...contents.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
      return heading ? [{ link, heading }] : []
    })
    let marked: HTMLAnchorElement | undefined
    const mark = () => {
      const line = window.innerHeight * READING_LINE
      const read = sections.findLast(({ heading }) => heading.getBoundingClientRect().top <= line)
      const current = read?.link
      if (current === marked) return
      marked?.removeAttribute('aria-current')
      current?.setAttribute('aria-current', 'location')
      marked = current
    }
    document.addEventListener('scroll', mark, { passive: true })
    mark()
  },
})
