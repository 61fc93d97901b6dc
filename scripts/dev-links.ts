import { setImmediate } from 'node:timers/promises'
import type { PageRecord } from '../renderer/build-pages'
import type { CheckedLinks, DevelopmentSite } from '../renderer/development'

/**
 * Checks the links of a site step by step, so that requests are answered in between. Stops and returns undefined when `isCurrent` returns
 * false.
 */
export async function checkLinks(site: DevelopmentSite, record: PageRecord, isCurrent: () => boolean): Promise<CheckedLinks | undefined> {
  const steps = site.checkLinks(record)
  for (let step = steps.next(); isCurrent(); step = steps.next()) {
    if (step.done) return step.value
    await setImmediate()
  }
  return undefined
}
