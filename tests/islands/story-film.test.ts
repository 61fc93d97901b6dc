import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../src/site/art/people-points'
import { CHAPTER, chapterAt, chapterBeside, filmOf, peopleOf } from '../../src/site/islands/story-film/film'

describe('the film of a timeline', () => {
  const milestones = [
    { year: 2009, values: [6, 0] },
    { year: 2011, values: [30, 4] },
    { year: 2013, values: [70, 12] },
    { year: 2024, values: [500, 150] },
  ]
  const film = filmOf(milestones)

  test('has a chapter of the same length from each milestone to the next', () => expect(film.duration).toBe(3 * CHAPTER))

  test('opens the drawing to each milestone when its chapter begins, and ends at the last', () => {
    const partAt = (offset: number) => film.reveal.find((step) => step.offset === offset)?.part
    expect([0, 1 / 3, 2 / 3, 1].map(partAt)).toEqual([0, 2 / 15, 4 / 15, 1])
  })

  test('goes through the years without a leap', () => {
    const frames = Array.from({ length: 3 * CHAPTER + 1 }, (_, time) => film.viewAt(time))
    const years = [...new Set(frames.map(({ part }) => Math.floor(15 * part)))]
    expect(years).toEqual(Array.from({ length: 16 }, (_, index) => index))
    const speeds = frames.slice(1).map(({ part }, index) => part - (frames[index]?.part ?? 0))
    const turns = speeds.slice(1).map((speed, index) => Math.abs(speed - (speeds[index] ?? 0)))
    expect(Math.max(...turns)).toBeLessThan(Math.max(...speeds) / 100)
  })

  test('is in a year from its milestone on', () => {
    const years = [0, 0.01, 0.99, 1, 1.01, 1.99, 2, 2.01, 3].map((chapter) => film.viewAt(chapter * CHAPTER).year)
    expect(years).toEqual([2009, 2009, 2010, 2011, 2011, 2012, 2013, 2013, 2024])
    const in2011 = Array.from({ length: 3 * CHAPTER + 1 }, (_, time) => film.viewAt(time)).filter(({ year }) => year === 2011)
    expect(Math.min(...in2011.map(({ values }) => peopleOf(values)))).toBe(34)
  })

  test('keeps the year and the people of each milestone for the moment that reaches it', () => {
    const early = Array.from({ length: 3 * CHAPTER }, (_, time) => time).filter((time) => {
      const { year, values } = film.viewAt(time)
      const [now, next] = milestones.slice(chapterAt(time, film))
      return year < (now?.year ?? 0) || year >= (next?.year ?? 0) || peopleOf(values) >= peopleOf(next?.values ?? [])
    })
    expect(early).toEqual([])
    expect([0, 1, 2, 3].map((chapter) => peopleOf(film.viewAt(chapter * CHAPTER).values))).toEqual([6, 34, 82, 650])
  })

  test.each([
    [-1, 0],
    [0, 0],
    [CHAPTER - 1, 0],
    [CHAPTER, 1],
    [3 * CHAPTER, 3],
    [4 * CHAPTER, 3],
  ])('is after %d ms in chapter %d', (time, chapter) => expect(chapterAt(time, film)).toBe(chapter))

  test.each([
    [2.5, 2.57, 3],
    [2.5, 2.43, 2],
    [3, 3.07, 4],
    [3, 2.93, 2],
  ])('from %d towards %d comes to chapter %d', (place, towards, chapter) => expect(chapterBeside(place, towards)).toBe(chapter))

  test('shows all of the drawing at its end, and no more than the way to the third milestone when it begins', () => {
    expect(film.viewAt(3 * CHAPTER)).toEqual({ wide: 1, high: 1, part: 1, year: 2024, values: [500, 150] })
    const { wide, high, part, values } = film.viewAt(0)
    expect([wide, part, values]).toEqual([3.75, 0, [6, 0]])
    expect(high).toBeGreaterThan(5)
  })

  test('is seen from further away as time goes by', () => {
    const views = [0, 1, 2, 2.5, 3].map((chapter) => film.viewAt(chapter * CHAPTER).wide)
    expect(views).toEqual(views.toSorted((first, second) => second - first))
  })

  test('of one milestone shows all of it', () => {
    const parts = filmOf([{ year: 2009, values: [6] }]).reveal.map(({ part }) => part)
    expect([parts.at(0), parts.at(-1)]).toEqual([0, 1])
  })
})

test.each([
  [6, 1],
  [10, 1],
  [34, 3],
  [650, 65],
])('%d people have %d points, never more than full tens but for the first', (people, points) => expect(pointsOf(people)).toBe(points))
