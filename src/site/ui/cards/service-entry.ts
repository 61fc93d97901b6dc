import type { Fact } from '../figures/FactList'

/** What a row shows of a service. */
export type ServiceEntry = {
  slug: string
  /** Whether it is one of the specialized services. */
  isSpecialized: boolean
  href: string
  title: string
  subtitle: string
  description: string
  outcomes: readonly string[]
  capabilities: readonly string[]
  /** The figure that its page begins with: the first outcome, measured. */
  figure: Fact | undefined
}

/** Words of `strings.card`; `more` is `strings.list.moreCapabilities`. */
export type ServiceStrings = { outcomes: string; capabilities: string; learnMore: string; more: string }
