import { expect, test } from 'vitest'
import { practiceLinks } from '../../pages/shared/practice-lead'
import { ownContent } from '../renderer/graphs'

test('whoever leads a practice has a link to it, and nobody else', async () => {
  const graph = await ownContent()
  const link = { label: 'Leads Business Process Services', href: '/services/business-process-services#lead' }
  expect(practiceLinks(graph, 'amara-okafor')).toEqual([link])
  expect(practiceLinks(graph, 'newsroom')).toEqual([])
})
