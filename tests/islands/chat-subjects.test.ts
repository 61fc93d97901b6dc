import { expect, test } from 'vitest'
import { chatProps } from '../../pages/shared/chat-props'
import { answerTo, rulesFor } from '../../src/site/islands/chat-assistant/answer'
import { ownContent } from '../renderer/graphs'

const { words } = chatProps(await ownContent())

/** What buyers call a subject, and the page that the answer leads to. */
const SUBJECTS = [
  ['cloud migration', '/services/cloud-infrastructure'],
  ['Do you build AI agents?', '/services/ai-transformation'],
  ['Can you help with SOC 2?', '/services/security-trust'],
  ['Who patches our data centers?', '/services/it-infrastructure'],
  ['Do you do data and analytics?', '/services/data-analytics'],
  ['We want a mobile app', '/services/digital-engineering'],
  ['Could you take over our claims?', '/services/business-process-services'],
  ['Have you tried a digital twin?', '/services/emerging-technologies'],
  ['Telco integration', '/services/telco-integration'],
  ['Do you run mobile money?', '/services/vas-solutions'],
  ['Do you work with banks?', '/industries/financial-services'],
  ['Do you work with hospitals?', '/industries/healthcare-life-sciences'],
  ['Healthcare', '/industries/healthcare-life-sciences'],
  ['I run 40 shops', '/industries/retail-ecommerce'],
  ['Do you work for governments?', '/industries/public-sector'],
  ['Broadcasters?', '/industries#communications-media'],
  ['Do you know steel plants?', '/industries#manufacturing'],
  ['Do you keep personal data?', '/legal/privacy-policy'],
  ['Can I subscribe to a newsletter?', '/insights'],
  ['We have an outage', '/contact?topic=support'],
] as const

test.for(SUBJECTS)('%j leads to %s', ([question, address]) => {
  expect(answerTo(question, words).links.map(({ url }) => url)).toContain(address)
})

test('folds the keywords of a rule once, however many questions it is asked', () => {
  let asked = 0
  const rule = {
    id: 'cloud',
    reply: 'Yes.',
    rows: [],
    links: [],
    adds: false,
    wholeWords: false,
    get keywords() {
      asked++
      return ['cloud']
    },
  }
  for (const question of ['Cloud?', 'Which cloud?', 'Rain?']) rulesFor(question, [rule])
  expect(asked).toBe(1)
})
