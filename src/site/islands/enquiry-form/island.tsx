import { defineIsland } from '../../../engine/islands/defineIsland'
import { DRAFT_KEY } from './draft'
import { EnquiryForm } from './EnquiryForm'
import { PARAMETERS } from './preset'

export default defineIsland({ name: 'enquiry-form', View: EnquiryForm, parameters: PARAMETERS, stored: DRAFT_KEY })
