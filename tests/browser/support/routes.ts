import { pageKinds } from '../../../scripts/built-addresses'
import { patterns } from '../../../src/site/routes/patterns'

/** The route table (specification, 2.2), with slugs that exist. */
export const ROUTES = [
  '/',
  '/services',
  '/services/ai-transformation',
  '/services/data-analytics',
  '/services/digital-engineering',
  '/services/cloud-infrastructure',
  '/services/security-trust',
  '/services/business-process-services',
  '/services/emerging-technologies',
  '/services/it-infrastructure',
  '/services/telco-integration',
  '/services/vas-solutions',
  '/industries',
  '/industries/financial-services',
  '/industries/retail-ecommerce',
  '/industries/healthcare-life-sciences',
  '/industries/public-sector',
  '/insights',
  '/case-studies',
  '/newsroom',
  '/whitepapers',
  '/blog',
  '/events',
  '/case-studies/accelerating-payments-modernization',
  '/case-study/accelerating-payments-modernization',
  '/case-studies/doctor-patient-billing-platform',
  '/case-study/doctor-patient-billing-platform',
  '/blog/cloud-security-best-practices',
  '/whitepaper/future-of-ai-in-enterprise',
  '/newsroom/global-expansion',
  '/technology',
  '/about',
  '/about/how-we-measure',
  '/careers',
  '/careers/senior-ai-ml-engineer',
  '/investors',
  '/regions',
  '/legal/privacy-policy',
  '/legal/terms-of-service',
  '/legal/cookie-policy',
  '/legal/accessibility',
  '/contact',
]

/** One address of every kind of page that there is: the not-found views have tests of their own. */
export const KINDS = pageKinds([...ROUTES, patterns.search], patterns).flatMap(({ address }) =>
  address.endsWith(patterns.notFound) ? [] : [address],
)
