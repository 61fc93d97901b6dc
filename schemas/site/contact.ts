import * as z from 'zod'
import { distinct, label, SLUG, sentence, template } from '../../src/engine/schema/fields'
import { ref } from '../fields'

const topic = z.string().regex(SLUG, 'is not made of lowercase letters, digits and single hyphens')

/** Options, limits and words of the inquiry form (specification, 7): content/site/contact.yaml. */
export const contact = z.strictObject({
  // The form has three steps; code decides which field is in which step (`src/site/islands/inquiry-form`).
  steps: z.array(label).length(3).describe('Titles of the three steps.'),
  hints: z.array(sentence).length(3).describe('What each step still needs while it is not valid.'),
  needs: z
    .strictObject({
      name: label.describe('Name.'),
      company: label.describe('Company.'),
      email: label.describe('Email.'),
      service: label.describe('Service.'),
      projectSummary: label.describe('Project summary.'),
      privacyConsent: label.describe('The consent.'),
    })
    .describe('The required fields in the middle of a sentence.'),
  stillNeeded: template(sentence, 'fields').describe('What a step still needs when part of it is there, with `{fields}`.'),
  shorter: template(label, 'field').describe('In place of such a field where its text is too long, with `{field}` for its label.'),
  tooLong: template(sentence, 'n').describe('What is wrong with a text that is longer than the `{n}` characters that its field takes.'),
  complete: sentence.describe('Beside the button once a step needs nothing more.'),
  kept: sentence.describe('Beside the button after a failure.'),
  errors: z
    .strictObject({
      name: sentence.describe('Without a name.'),
      company: sentence.describe('Without a company.'),
      email: sentence.describe('Without a valid email.'),
      service: sentence.describe('Without a service.'),
      projectSummary: sentence.describe('Without a summary.'),
      privacyConsent: sentence.describe('Without the consent.'),
    })
    .describe('What is wrong with a field, and how to put it right.'),
  fileProblems: z
    .strictObject({
      type: sentence.describe('Another type of file.'),
      size: sentence.describe('A file that is too large.'),
      several: sentence.describe('Several files at once.'),
      again: sentence.describe('A draft that had a file is shown again.'),
    })
    .describe('Why no file is attached.'),
  subject: label.describe('Label of what a link to the form was about.'),
  topics: z.record(topic, label.describe('The topic in words.')).describe('Topics of links to the form.'),
  topicAbout: template(label, 'topic', 'about').describe('A topic that is about something, with `{topic}` and `{about}`.'),
  summaries: z
    .record(topic, template(sentence, 'about').describe('The summary, with `{about}`.'))
    .describe('Project summaries that links fill in, with “other” as the service, for topics that are no project, such as an event.'),
  other: label.describe('The choice of service and industry for all others.'),
  trap: sentence.describe('Label of the field for programs.'),
  mailSubject: label.describe('Start of the subject line of the email.'),
  instead: z
    .strictObject({
      hint: sentence.describe('Beside the other ways after a failure.'),
      hintFile: sentence.describe('The same where a file was attached.'),
      hintCut: sentence.describe('After that, where the inquiry is too long for an email that a link opens.'),
      write: template(sentence, 'email').describe('Where to write, with `{email}`; the last line of the same.'),
      copy: label.describe('Copies what was written.'),
      copied: label.describe('When it is copied.'),
      copyByHand: label.describe('Label of the text where the browser does not copy.'),
      mail: label.describe('Opens an email with it.'),
    })
    .describe('Other ways to hand an inquiry over.'),
  fields: z
    .strictObject({
      name: label.describe('Full name; first step, required.'),
      company: label.describe('Company; first step, required.'),
      email: label.describe('Email; first step, required.'),
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
  remove: label.describe('Button that removes the file, or the subject that a link has brought.'),
  consent: template(sentence, 'privacy').describe('The consent, with `{privacy}` where the link stands.'),
  consentLink: label.describe('Words of that link.'),
  consentDocument: ref('legal').describe('The document that it leads to.'),
  services: distinct(z.array(label).min(1)).describe('Choices of the service.'),
  industries: distinct(z.array(label).min(1)).describe('Choices of the industry.'),
  budgets: distinct(z.array(label).min(1)).describe('Choices of the budget.'),
  timelines: distinct(z.array(label).min(1)).describe('Choices of the timeline.'),
  buttons: z
    .strictObject({
      previous: label.describe('Back to the step before.'),
      next: label.describe('On to the next step.'),
      submit: label.describe('Sends the inquiry.'),
      sending: label.describe('While it is being sent.'),
    })
    .describe('Words of the buttons.'),
  messages: z
    .strictObject({
      success: template(sentence, 'email').describe('With `{email}` for the address of the visitor.'),
      next: sentence.describe('After a success: what happens next.'),
      reply: template(label, 'date').describe('After a success, below the last point of the line, with `{date}` for the day.'),
      replyDays: z.int().min(1).max(30).describe('Number of business days from today to that day.'),
      readOn: label.describe('Link to the case studies after a success.'),
      another: label.describe('Button that shows the empty form after a success.'),
      failed: sentence.describe('When it could not be sent.'),
      reasons: z
        .strictObject({
          blocked: sentence.describe('The service refuses the address: 403.'),
          limited: sentence.describe('Too many messages: 429.'),
          headless: sentence.describe('The service takes the browser for a program: 451.'),
          network: sentence.describe('No connection.'),
          timeout: sentence.describe('No answer in time.'),
          refused: sentence.describe('Any other answer of the service.'),
          file: sentence.describe('The attachment was moved, changed or removed after it was chosen.'),
        })
        .describe('Why it could not be sent, after that.'),
      notConfigured: sentence.describe('When the site has no mail service.'),
      noScript: template(sentence, 'email').describe('Beside the button of the form as plain HTML, with `{email}` for our address.'),
    })
    .describe('What the form answers.'),
})
