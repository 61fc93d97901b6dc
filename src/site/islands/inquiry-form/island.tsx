import { defineIsland } from '../../../engine/islands/defineIsland'
import { DRAFT_KEY } from './draft'
import { InquiryForm } from './InquiryForm'
import { PARAMETERS } from './preset'

export default defineIsland({ name: 'inquiry-form', View: InquiryForm, parameters: PARAMETERS, stored: DRAFT_KEY, styles: 'site' })
