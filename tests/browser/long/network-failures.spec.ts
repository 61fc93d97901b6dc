import { test } from '@playwright/test'
import { KINDS } from '../support/routes'
import { blockStorage } from '../support/storage'
import { expectToComeToLife, expectToSurviveFailures } from '../support/wake'

for (const address of KINDS) {
  test(`everything on ${address} comes to life without a complaint`, ({ page }) => expectToComeToLife(page, address))

  test(`everything on ${address} comes to life without storage`, async ({ page, context }) => {
    await blockStorage(context)
    await expectToComeToLife(page, address)
  })

  test(`everything on ${address} comes to life though every file fails once`, ({ page }) => expectToSurviveFailures(page, address))
}
