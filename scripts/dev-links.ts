import { setImmediate } from 'node:timers/promises'
import type { PageRecord } from '../renderer/build-pages'
import type { CheckedLinks, DevelopmentSite } from '../renderer/development'

/** Checks the links of a site between the answers to requests. Gives up, with undefined, once `isCurrent` says that another is there. */
export async function checkLinks(site: DevelopmentSite, record: PageRecord, isCurrent: () => boolean): Promise<CheckedLinks | undefined> {
  const steps = site.checkLinks(record)
  for (let step = steps.next(); isCurrent(); step = steps.next()) {
    if (step.done) return step.value
    await setImmediate()
  }
  return undefined
}
