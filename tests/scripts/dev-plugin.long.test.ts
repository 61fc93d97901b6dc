import { expect } from 'vitest'
import { SITE_CHANGED } from '../../renderer/live/event'
import { developmentTest } from './development-test'

const ALL_RIGHT = 'All errors are fixed.'

developmentTest('the development server shows edits of the code, and reports its mistakes', async ({ development }) => {
  const { ask, open, until, editCode } = development
  await ask('/')
  await open()
  // Results for a page from before the change of the code are discarded.
  editCode('href="#main"', 'href="#mian"')
  expect((await until('overlay: ')).at(-1)).toContain('link/anchor')
  editCode()
  expect(await until(ALL_RIGHT)).toEqual([SITE_CHANGED, ALL_RIGHT])

  editCode('function ServicePage(', 'function ServicePage((')
  const mistake = (await until('overlay: ')).at(-1)
  expect(mistake).toContain('service.tsx')
  expect(mistake).not.toContain('\u001b')
  expect(mistake).not.toContain('node_modules')
  editCode()
  await until(ALL_RIGHT)
  expect(await ask('/services/first-service')).toContain('<h1>First service')
})
