import { chatProps } from '../../pages/shared/chat-props'
import { answerTo } from '../../src/site/islands/chat-assistant/answer'
import { ownContent } from '../renderer/graphs'
import { rulesFor } from './rules-for'

/** The content of this site, and the words by which its chat assistant answers. */
export const graph = await ownContent()
export const { words } = chatProps(graph)

/** The ids of the rules that answer a question, such as `prices, rates`, or `fallback`. */
export const answeredBy = (question: string): string =>
  rulesFor(question, words)
    .map(({ id }) => id)
    .join(', ') || 'fallback'

/** The names of the rows with which a question is answered first. */
export const rowsOf = (question: string) => answerTo(question, words).rows?.map(({ name }) => name)
