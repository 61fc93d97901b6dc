import { defineIsland } from '../../../engine/islands/defineIsland'
import { ChatAssistant } from './ChatAssistant'

export default defineIsland({ name: 'chat-assistant', View: ChatAssistant, styles: 'site' })
