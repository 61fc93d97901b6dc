import { describe, expect, test } from 'vitest'
import { drawing } from '../../src/site/art/drawing'
import { artNameOf, artUrl } from '../../src/site/art/drawing-address'
import { PLOT_FORMS, plotOf, plotSeed } from '../../src/site/art/plot/plot'

const palette = { bg: '#000', fg: '#111', mid: '#222', soft: '#333', hot: '#444' }

describe('a plot', () => {
  const values = { before: 6.3, after: 4.6 }
  const bodyOf = (form: (typeof PLOT_FORMS)[number], stated = values) =>
    drawing({ seed: plotSeed('first-study', { form, ...stated }), family: 'plot', palette, width: 480, height: 300 })

  test.for(PLOT_FORMS)('as %s has an address that can be parsed back, with its values', (form) => {
    const name = { seed: plotSeed('first-study', { form, ...values }), family: 'plot', shape: 'wide' } as const
    expect(artNameOf(artUrl(name))).toEqual(name)
    expect(plotOf(name.seed)).toEqual({ form, ...values })
  })

  test.for(PLOT_FORMS)('as %s changes with each of its values, and has one lit point', (form) => {
    const others = [bodyOf(form, { before: 12, after: 4.6 }), bodyOf(form, { before: 6.3, after: 2 })]
    expect(new Set([bodyOf(form), ...others]).size).toBe(3)
    expect(bodyOf(form).match(/<(?:circle|ellipse)[^>]*fill="none"/g)).toHaveLength(1)
  })

  test.for([
    { form: 'bars', stated: { before: 0, after: 0 } },
    { form: 'blocks', stated: { before: 0.4, after: 0.2 } },
    { form: 'hundred', stated: { before: 100, after: 0 } },
    { form: 'blocks', stated: { before: 100_000, after: 1 } },
    { form: 'swarm', stated: { before: 0, after: 100_000 } },
    { form: 'dial', stated: { before: 500, after: 3 } },
    { form: 'coil', stated: { before: 90, after: 0 } },
  ] as const)('as $form stays a drawing at its ends', ({ form, stated }) => {
    expect(bodyOf(form, stated)).not.toMatch(/NaN|Infinity|undefined|-0[ hv"]/)
    expect(bodyOf(form, stated).length).toBeLessThan(45_000)
  })

  test('to scale: the length of a bar is its share of the longer one', () => {
    const widths = [...bodyOf('bars', { before: 2, after: 1 }).matchAll(/d="M34 \d+h(\d+)v\d+h-\d+z" fill="#(?:333|111)"/g)].map(
      ([, width]) => Number(width),
    )
    expect(widths).toEqual([412, 206])
  })

  test('the longer bar has an outline that is seen on any ground', () => {
    expect(bodyOf('bars', { before: 2, after: 1 })).toMatch(/d="M34 \d+h412v\d+h-412z" fill="none" stroke="#222" stroke-width="2.5"/)
  })

  test.for(['hundred', 'swarm', 'blocks'] as const)('as %s has a mark for each', (form) => {
    const stated = { before: 40, after: form === 'hundred' ? 60 : 100 }
    const marks = bodyOf(form, stated).match(form === 'hundred' ? /z/g : /h0/g) ?? []
    // The background, and in a swarm the lit point, which is no stroke.
    expect(marks.length - Number(form === 'hundred') + Number(form === 'swarm')).toBe(100)
  })

  test.for([
    { before: 61, after: 9 },
    { before: 589, after: 12 },
    { before: 30, after: 15 },
  ])('as swarm has no point on its ring: $after of $before are inside', (stated) => {
    const svg = bodyOf('swarm', stated)
    const numbersOf = (pattern: RegExp) => [...(svg.match(pattern) ?? [])].slice(1).map(Number)
    const [x = 0, y = 0, acrossX = 1, acrossY = 1] = numbersOf(/<ellipse cx="(\d+)" cy="(\d+)" rx="(\d+)" ry="(\d+)"/)
    const ways = [...svg.matchAll(/d="([^"]+)"[^>]*stroke-width="([\d.]+)" stroke-linecap/g)].flatMap(([, path, size]) =>
      [...`${path}`.matchAll(/M(\d+) (\d+)h0/g)].map(([, left, top]) => ({
        way: Math.hypot((Number(left) - x) / acrossX, (Number(top) - y) / acrossY),
        half: Number(size) / 2 / acrossY,
      })),
    )
    // The lit point is inside, too.
    expect(ways.filter(({ way, half }) => way + half < 0.97)).toHaveLength(stated.after - 1)
    expect(ways.filter(({ way, half }) => way - half > 1.03)).toHaveLength(stated.before - stated.after)
  })
})
