import type { Tone } from '../../art/tones'
import type { ProvedChange } from '../figures/ChangeFigure'
import type { Fact } from '../figures/FactList'

/** Number of capabilities that a row names. */
export const NAMED_CAPABILITIES = 3

/** What a row shows of a service. */
export type ServiceEntry = {
  slug: string
  /** Whether it is one of the specialized services. */
  isSpecialized: boolean
  href: string
  title: string
  subtitle: string
  description: string
  /** The outcomes besides the figure. */
  outcomes: readonly string[]
  capabilities: readonly string[]
  /** The figure that its page begins with: the first outcome, measured. */
  figure: Fact | undefined
}

/**
 * What a row of the list of services shows besides: the tone of its tile, all outcomes, and what one client has measured before and after.
 */
export type ServiceRowEntry = ServiceEntry & { tone: Tone; proof: ProvedChange | undefined }

/** Words of `strings.card`; `more` is `strings.list.moreCapabilities`. */
export type ServiceStrings = { outcomes: string; capabilities: string; learnMore: string; more: string }

type Link = { label: string; href: string }

/** An offer to those who do not know which service they need. */
export type Consultation = { title: string; description: string; primary: Link; secondary: Link }
