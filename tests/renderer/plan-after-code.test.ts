import { expect } from 'vitest'
import { definePage } from '../../pages/shared/define-page'
import { NO_PLANS, type PlanRecord, planIncrementally } from '../../renderer/incremental-plan'
import { CODE } from '../support/code'
import { SITE } from '../support/site'
import { siteTest } from '../support/site-test'

siteTest('planning again makes anew what has other code, and nothing else', async ({ site }) => {
  const graph = await site.graph()
  const asked: string[] = []
  const pageAt = (path: string, codeKey: string) =>
    definePage({
      codeKey,
      path,
      source: () => 'pages/home.yaml',
      props() {
        asked.push(path)
        return { shown: path }
      },
      head: ({ shown }) => ({ title: shown, description: shown }),
      View: () => null,
    })
  const reserved = () => {
    asked.push('files')
    return []
  }
  const plan = (code: { page: string; output: string }, before: PlanRecord) => {
    asked.length = 0
    const pages = [pageAt('/one', code.page), pageAt('/two', 'same')]
    return planIncrementally(
      { site: { pages, outputs: [{ codeKey: code.output, reserved }], model: SITE.model }, code: CODE },
      graph,
      before,
    ).value.record
  }
  const first = plan({ page: 'a', output: 'a' }, NO_PLANS)
  expect(asked).toEqual(['/one', '/two', 'files'])
  const second = plan({ page: 'b', output: 'a' }, first)
  expect(asked).toEqual(['/one'])
  const third = plan({ page: 'b', output: 'b' }, second)
  expect(asked).toEqual(['files'])
  expect([...third.plans.keys()]).toEqual(['/one', '/two'])
  plan({ page: 'b', output: 'b' }, third)
  expect(asked).toEqual([])
})
