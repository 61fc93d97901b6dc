import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { opensElsewhere } from '../../../engine/islands/opens-elsewhere'
import { crowdOf, figuresOf } from '../../ui/charts/story-now'
import { CHAPTER, chapterAt, chapterBeside, filmOf, peopleOf, wellAt } from './film'
import { framed } from './frame'

/**
 * Plays the timeline of the company as a film (ui/charts/StrataTimeline): the drawing opens from left to right while the view zooms out,
 * and milestones are highlighted as they are reached. It starts when a link to the story is followed, and can be paused and scrubbed. Under
 * reduced motion nothing plays, and the slider moves from milestone to milestone.
 */
export default defineEnhancement({
  enhance(story) {
    const controls = story.querySelector<HTMLElement>('.film-controls')
    const button = controls?.querySelector('button')
    const slider = controls?.querySelector('input')
    const drawing = story.querySelector('.grow')
    const [year, crowd, title, figures] = story.querySelector('.story-now')?.children ?? []
    if (!controls || !button || !slider || !drawing || !year || !crowd || !title || !figures) return
    const milestones = [...story.querySelectorAll<HTMLElement>('ol > li')]
    const wells = story.querySelectorAll('.chart > svg > svg:not(.names)')
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const chapters = milestones.map((milestone) => ({
      year: Number(milestone.querySelector('time')?.dateTime),
      values: (milestone.dataset.values ?? '').split(' ').map(Number),
    }))
    const film = filmOf(chapters)
    const frame = framed(story)
    const opening = drawing.animate(
      film.reveal.map(({ offset, part }) => ({ offset, clipPath: `inset(-20% ${part < 1 ? 100 - 100 * part : -20}% 0 0)` })),
      { duration: film.duration, fill: 'both' },
    )
    opening.pause()

    const isPlaying = () => opening.playState === 'running'
    const show = () => {
      const time = Number(opening.currentTime)
      const chapter = chapterAt(time, film)
      const well = wellAt(time)
      for (const [index, milestone] of milestones.entries()) {
        milestone.toggleAttribute('data-ahead', index > chapter)
        // Between milestones the last borehole is at the right end of the drawing.
        wells[index]?.toggleAttribute('data-ahead', index > well && (time % CHAPTER === 0 || index < milestones.length - 1))
      }
      // All texts but the year, and the points, are those of the last milestone reached, also while the drawing moves on to the next one:
      // nobody has counted what lies between. The children of a milestone in ui/charts/StrataTimeline are its date, its title, its text,
      // and its figures.
      const [date = '', name = '', , ...rest] = [...(milestones[chapter]?.children ?? [])].map(({ textContent }) => textContent?.trim())
      const view = film.viewAt(time)
      // A title from an earlier year than the large one says from which.
      year.textContent = `${view.year}`
      title.textContent = view.year === chapters[chapter]?.year ? name : `${date} · ${name}`
      figures.textContent = figuresOf(rest)
      const reached = chapters[chapter]?.values ?? []
      crowd.textContent = crowdOf(peopleOf(reached))
      frame?.(view, reached)
      // Under reduced motion there are no positions between milestones.
      slider.step = calm.matches ? '1' : 'any'
      slider.value = `${time / CHAPTER}`
      slider.setAttribute('aria-valuetext', `${date}: ${name}`)
      button.dataset.film = isPlaying() ? 'playing' : time > 0 && time < film.duration ? 'paused' : 'still'
    }
    const follow = () => {
      show()
      if (isPlaying()) requestAnimationFrame(follow)
    }
    const play = () => {
      if (isPlaying()) return
      // If it has ended, it starts from the beginning.
      opening.play()
      follow()
    }
    const heading = story.previousElementSibling?.querySelector('h2')
    // The box of the drawing itself is that of all its layers, most of them outside of the view of the film.
    const picture = drawing.closest('.drawing')
    // Scrolls until `end` is visible, keeping as much above it as fits: the heading, or the controls; else from `rest` on.
    const reach = (end: Element | null | undefined, rest: Element | null | undefined) => {
      const bottom = end?.getBoundingClientRect().bottom ?? 0
      if (bottom <= window.innerHeight) return
      const room = window.innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
      const start = [heading, controls].find((element) => element && bottom - element.getBoundingClientRect().top <= room) ?? rest
      start?.scrollIntoView()
    }
    const seek = (time: number) => {
      opening.pause()
      opening.currentTime = time
      show()
    }

    seek(film.duration)
    button.addEventListener('click', () => {
      if (isPlaying()) return seek(Number(opening.currentTime))
      play()
      reach(picture, controls)
    })
    // A pointer can move anywhere, keys and screen readers from milestone to milestone.
    let isDragged = false
    slider.addEventListener('pointerdown', () => (isDragged = true))
    slider.addEventListener('keydown', () => (isDragged = false))
    slider.addEventListener('input', () => {
      const place = Number(slider.value)
      const isExact = isDragged || Number.isInteger(place)
      seek(CHAPTER * (isExact ? place : chapterBeside(Number(opening.currentTime) / CHAPTER, place)))
    })
    // A mouse needs no ring, but the page cannot know whether a mouse or a key followed the link, and a press on a button that has the focus
    // already leaves its ring. Forced colors keep the ring: in them nothing is transparent.
    const ringFor = ({ type }: Event) => (button.style.outlineColor = type === 'keydown' ? '' : 'transparent')
    document.addEventListener('keydown', ringFor)
    document.addEventListener('pointerdown', ringFor)
    const playWhereLinked = () => {
      if (location.hash !== `#${story.closest('[id]')?.id}`) return
      if (!calm.matches) play()
      // If milestones are side by side, their texts are kept visible too, as they are read during the film.
      const [first, second] = milestones
      reach(!calm.matches && first?.offsetTop === second?.offsetTop ? first : picture, calm.matches ? heading : picture)
      // Keys and magnifiers are where the film is, unless they are elsewhere already.
      const { activeElement } = document
      const isFree = activeElement === document.body || (activeElement instanceof HTMLAnchorElement && activeElement.href === location.href)
      // Fingers need no ring, which would lie over the film.
      const hidesRing = matchMedia('(pointer: coarse)').matches && { focusVisible: false }
      if (isFree) (calm.matches ? slider : button).focus({ preventScroll: true, ...hidesRing })
      document.addEventListener('pointermove', ringFor, { once: true })
    }
    playWhereLinked()
    window.addEventListener('hashchange', playWhereLinked)
    document.addEventListener('click', (event) => {
      // A link to the current hash does not fire `hashchange`. After the click the browser takes the focus away.
      const isLinked = event.target instanceof Element && event.target.closest('a')?.href === location.href
      if (isLinked && !opensElsewhere(event)) setTimeout(playWhereLinked)
    })
  },
})
