import { expect } from 'vitest'
import { agenda, event, program } from '../support/factories'
import { siteTest } from '../support/site-test'

const planned = (...hours: readonly string[]) => program({ agenda: agenda(...hours) })
const until = (end: string | undefined) => ({ start: '09:00', end, zone: 'Europe/London' })

siteTest.for([
  ['fills its hours', {}, ['09:00', '09:59']],
  ['ends whenever it likes if the event has no end', { time: until(undefined) }, ['09:00', '23:00']],
  ['is the plan of each of several days', { lastDate: '2025-01-03', time: until('12:00') }, ['08:00', '18:00']],
] as const)('an agenda %s', async ([, when, hours], { site }) => {
  await site.write({ 'events/made.yaml': event({ ...when, program: planned(...hours) }) })
  expect(await site.problems()).toEqual([])
})

siteTest('an agenda is not measured by an end that is before the start of its event', async ({ site }) => {
  await site.write({ 'events/made.yaml': event({ time: until('08:00'), program: planned('08:30', '09:30', '10:00') }) })
  expect((await site.problems()).map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    'event/end-before-start  The end, 2025-01-01, 08:00, is not after the start, 2025-01-01, 09:00.',
    'event/agenda-hours  The agenda has a part at 08:30; the event starts at 09:00.',
  ])
})

siteTest('an agenda that is not within the hours of its event is refused, at the hour that is wrong', async ({ site }) => {
  await site.write({
    'events/early.yaml': event({ title: 'Early', program: planned('08:59', '09:30') }),
    'events/late.yaml': event({ title: 'Late', program: planned('09:30', '10:00') }),
    'events/open.yaml': event({ title: 'Open', time: until(undefined), program: planned('07:00', '09:00') }),
    'events/whole.yaml': event({ title: 'Whole', time: undefined, program: planned('09:00', '09:30') }),
    'events/mixed.yaml': event({ title: 'Mixed', program: planned('09:00', '09:45', '09:45', '09:30') }),
  })
  expect(await site.problems()).toMatchInlineSnapshot(`
    [
      "events/early.yaml:14:14  event/agenda-hours  The agenda has a part at 08:59; the event is from 09:00 to 10:00.",
      "events/late.yaml:16:14  event/agenda-hours  The agenda has a part at 10:00; the event is from 09:00 to 10:00.",
      "events/mixed.yaml:18:14  event/agenda-order  The part at 09:45 stands after the one at 09:45.",
      "events/mixed.yaml:20:14  event/agenda-order  The part at 09:30 stands after the one at 09:45.",
      "events/open.yaml:13:14  event/agenda-hours  The agenda has a part at 07:00; the event starts at 09:00.",
      "events/whole.yaml:10:14  event/agenda-hours  The agenda has a part at 09:00; the event has no hours.",
      "events/whole.yaml:12:14  event/agenda-hours  The agenda has a part at 09:30; the event has no hours.",
    ]
  `)
})
