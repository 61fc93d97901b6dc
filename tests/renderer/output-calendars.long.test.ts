import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { calendars } from '../../src/site/outputs/calendars'
import { ownContent } from './graphs'
import { outputOf } from './made'

const PYTHON = process.env.PYTHON ?? '/usr/bin/python3'

const python = (program: string, input = '') => spawnSync(PYTHON, ['-c', program], { input, encoding: 'utf8' })

const hasParser = python('import icalendar').status === 0

/** Reads a calendar, and prints the id and the moments of each event, in UTC. */
const READ = `
import sys, icalendar, datetime
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
for event in calendar.walk('VEVENT'):
    assert not event.errors, event.errors
    start, end = event.decoded('dtstart'), event.decoded('dtend')
    print(event['uid'], *(moment.astimezone(datetime.timezone.utc).isoformat() for moment in (start, end)))
`

if (!hasParser) process.stdout.write(`${PYTHON} with the package icalendar is missing; PYTHON names another one.\n`)

test.skipIf(!hasParser)('every calendar file is read by icalendar of Python, with the moments of its events', async () => {
  const files = [...calendars.emit(outputOf(await ownContent()))]
  const read = new Map<string, string>()
  for (const { path, contents } of files) {
    const { status, stdout, stderr } = python(READ, String(await contents()))
    expect({ path, status, stderr }).toEqual({ path, status: 0, stderr: '' })
    read.set(path, stdout)
  }
  expect(read.get('events/ai-webinar-2025.ics')).toBe(
    'events/ai-webinar-2025@aldergate.example 2025-01-15T16:00:00+00:00 2025-01-15T16:40:00+00:00\n',
  )
  expect(read.get('calendar.ics')?.split('\n')).toHaveLength(files.length - 1)
})
