import type { Tone } from '../../art/tones'
import type { ProvedChange } from '../figures/ChangeFigure'
import type { Fact } from '../figures/FactList'

/** Number of capabilities that a row names. */
export const NAMED_CAPABILITIES = 3

/** The data of a service that a row shows. */
export type ServiceEntry = {
  slug: string
  /** Whether it is one of the specialized services. */
  isSpecialized: boolean
  href: string
  title: string
  subtitle: string
  description: string
  /** The outcomes except the one in the figure. */
  outcomes: readonly string[]
  capabilities: readonly string[]
  /** The figure that its page begins with: the first outcome, measured. */
  figure: Fact | undefined
}

/** A row of the list of services, which also shows the tone of its tile, and the values that one client has measured before and after. */
export type ServiceRowEntry = ServiceEntry & { tone: Tone; proof: ProvedChange | undefined }

/** Words of `strings.card`; `more` is `strings.list.moreCapabilities`. */
export type ServiceStrings = { outcomes: string; capabilities: string; learnMore: string; more: string }

type Link = { label: string; href: string }

/** An offer to visitors who do not know which service they need. */
export type Consultation = { title: string; description: string; primary: Link; secondary: Link }
