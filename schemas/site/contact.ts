import * as z from 'zod'
import { label, ref, sentence } from '../fields'

/** Options, limits and words of the enquiry form (part 1, sections 5, 8 and 9): content/site/contact.yaml. */
export const contact = z.strictObject({
  steps: z.array(label).length(3).describe('Titles of the three steps.'),
  hints: z.array(sentence).length(3).describe('What each step still needs while it is not valid.'),
  fields: z
    .strictObject({
      name: label.describe('Full name; first step, required.'),
      company: label.describe('Company; first step, required.'),
      email: label.describe('E-mail; first step, required.'),
      phone: label.describe('Phone; first step.'),
      country: label.describe('Country; first step.'),
      service: label.describe('Service asked for; second step, required.'),
      industry: label.describe('Industry of the visitor; second step.'),
      budget: label.describe('Budget; second step.'),
      timeline: label.describe('Timeline; second step.'),
      projectSummary: label.describe('What the project is about; second step, required.'),
      currentChallenges: label.describe('What is wrong today; third step.'),
      expectedOutcomes: label.describe('What should change; third step.'),
      attachment: label.describe('A file; third step.'),
    })
    .describe('Labels of the fields.'),
  placeholders: z
    .strictObject({
      service: label.describe('While no service is chosen.'),
      industry: label.describe('While no industry is chosen.'),
      budget: label.describe('While no budget is chosen.'),
      timeline: label.describe('While no timeline is chosen.'),
    })
    .describe('First choices of the selects.'),
  summaryHint: sentence.describe('Under the label of the project summary.'),
  attachmentHint: sentence.describe('Types and size of the attachment.'),
  attachmentTypes: z
    .array(z.string().regex(/^\.[a-z]+$/, 'is not a file ending'))
    .min(1)
    .describe('File endings that are taken.'),
  attachmentMegabytes: z.int().min(1).max(50).describe('Largest attachment, in megabytes.'),
  chooseFile: label.describe('Button that chooses a file.'),
  removeFile: label.describe('Button that removes it.'),
  consent: sentence.describe('The consent, with `{privacy}` where the link stands.'),
  consentLink: label.describe('Words of that link.'),
  consentDocument: ref('legal').describe('The document that it leads to.'),
  services: z.array(label).min(1).describe('Choices of the service.'),
  industries: z.array(label).min(1).describe('Choices of the industry.'),
  budgets: z.array(label).min(1).describe('Choices of the budget.'),
  timelines: z.array(label).min(1).describe('Choices of the timeline.'),
  buttons: z
    .strictObject({
      previous: label.describe('Back to the step before.'),
      next: label.describe('On to the next step.'),
      submit: label.describe('Sends the enquiry.'),
      sending: label.describe('While it is being sent.'),
    })
    .describe('Words of the buttons.'),
  messages: z
    .strictObject({
      success: sentence.describe('With `{email}` for the address of the visitor.'),
      failed: sentence.describe('When it could not be sent.'),
      notConfigured: sentence.describe('When the site has no mail service.'),
      noScript: sentence.describe('Beside the button of the form as plain HTML, with `{email}` for our address.'),
    })
    .describe('What the form answers.'),
})
