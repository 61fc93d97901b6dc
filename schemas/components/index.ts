import type { BodyNode, ComponentNode } from '../../src/engine/schema/body'
import { Fact } from '../../src/engine/schema/component'
import { BarChart } from './bar-chart'
import { Callout } from './callout'
import { Details } from './details'
import { Figure } from './figure'
import { Picture } from './picture'
import { Quote } from './quote'
import { Stats } from './stats'
import { Steps } from './steps'

/** The components that articles may use, in the order of the guide, each defined in a module of its own. */
export const components = { Callout, Details, Figure, Quote, Stats, BarChart, Picture, Steps, Fact } as const

/** A component of an article, parsed. */
export type ArticleComponent = ComponentNode<typeof components>
/** A node of the text of an article. */
export type ArticleNode = BodyNode<ArticleComponent>
