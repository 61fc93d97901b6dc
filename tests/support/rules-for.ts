import type { ChatRule, ChatWords } from '../../src/site/islands/chat-assistant/chat'
import { choicesFor } from '../../src/site/islands/chat-assistant/choosing'

/** All rules that answer a question, those of each of its parts in turn. */
export const rulesFor = (question: string, known: Pick<ChatWords, 'rules' | 'parts' | 'leadIns' | 'shortForms'>): readonly ChatRule[] =>
  choicesFor(question, known).flatMap(({ rules }) => rules)
