import type { ChatRule } from '../../src/site/islands/chat-assistant/chat'

/** A rule of the chat assistant that says yes, with what a test states of it. */
export const chatRule = (stated: Partial<ChatRule> & Pick<ChatRule, 'id'>): ChatRule => ({
  keywords: [],
  wholeWords: false,
  reply: 'Yes.',
  rows: [],
  links: [],
  ...stated,
})
