import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../src/site/art/people-points'
import { CHAPTER, chapterAt, filmOf } from '../../src/site/islands/story-film/film'

describe('the film of a timeline', () => {
  const film = filmOf([
    { year: 2009, values: [6, 0] },
    { year: 2011, values: [30, 4] },
    { year: 2024, values: [500, 150] },
  ])

  test('has a chapter of the same length for each milestone', () => expect(film.duration).toBe(3 * CHAPTER))

  test('opens the drawing to each milestone when its chapter begins, and stays open', () => {
    expect(film.reveal).toEqual([
      { offset: 0, part: 0 },
      { offset: 1 / 3, part: 2 / 15 },
      { offset: 2 / 3, part: 1 },
      { offset: 1, part: 1 },
    ])
  })

  test.each([
    [-1, 0],
    [0, 0],
    [CHAPTER - 1, 0],
    [CHAPTER, 1],
    [3 * CHAPTER, 2],
  ])('is after %d ms in chapter %d', (time, chapter) => expect(chapterAt(time, film)).toBe(chapter))

  test('shows all of the drawing at its end, and no more than the way to the second milestone when it begins', () => {
    expect(film.viewAt(3 * CHAPTER)).toEqual({ wide: 1, high: 1, part: 1, values: [500, 150] })
    const { wide, high, part, values } = film.viewAt(0)
    expect([wide, part, values]).toEqual([7.5, 0, [6, 0]])
    expect(high).toBeGreaterThan(12)
  })

  test('is seen from further away as time goes by', () => {
    const views = [0, 1, 1.5, 2, 3].map((chapter) => film.viewAt(chapter * CHAPTER).wide)
    expect(views).toEqual(views.toSorted((first, second) => second - first))
  })

  test('of one milestone shows all of it', () =>
    expect(filmOf([{ year: 2009, values: [6] }]).reveal.map(({ part }) => part)).toEqual([0, 1]))
})

test.each([
  [6, 1],
  [10, 1],
  [34, 3],
  [650, 65],
])('%d people have %d points, never more than full tens but for the first', (people, points) => expect(pointsOf(people)).toBe(points))
