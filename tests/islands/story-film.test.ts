import { describe, expect, test } from 'vitest'
import { pointsOf } from '../../src/site/art/people-points'
import { CHAPTER, chapterAt, filmOf } from '../../src/site/islands/story-film/film'

describe('the film of a timeline', () => {
  const film = filmOf([2009, 2011, 2024])

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

  test('of one milestone shows all of it', () => expect(filmOf([2009]).reveal.map(({ part }) => part)).toEqual([0, 1]))
})

test.each([
  [6, 1],
  [10, 1],
  [34, 3],
  [650, 65],
])('%d people have %d points, never more than full tens but for the first', (people, points) => expect(pointsOf(people)).toBe(points))
