import * as z from 'zod'
import { distinct, label, SLUG, sentence, template } from '../../src/engine/schema/fields'
import { ref } from '../fields'

const topic = z.string().regex(SLUG, 'is not made of lowercase letters, digits and single hyphens')

/** Options, limits and words of the inquiry form (specification, 7): content/site/contact.yaml. */
export const contact = z.strictObject({
  // The form has three steps; code decides which field is in which step (`src/site/islands/inquiry-form`).
  steps: z.array(label).length(3).describe('Titles of the three steps.'),
  hints: z.array(sentence).length(3).describe('What each step needs, shown while it is incomplete.'),
  needs: z
    .strictObject({
      name: label.describe('Name.'),
      company: label.describe('Company.'),
      email: label.describe('Email.'),
      phone: label.describe('Phone, where something else stands there.'),
      service: label.describe('Service.'),
      projectSummary: label.describe('Project summary.'),
      privacyConsent: label.describe('The consent.'),
    })
    .describe('Names of the required or checked fields, for use within a sentence.'),
  stillNeeded: template(sentence, 'fields').describe('What a partly completed step still needs, with `{fields}`.'),
  shorter: template(label, 'field').describe('Used instead of a field whose text is too long, with `{field}` for its label.'),
  tooLong: template(sentence, 'n').describe('Error of a text longer than the maximum of `{n}` characters.'),
  complete: sentence.describe('Next to the button when a step is complete.'),
  kept: sentence.describe('Next to the button after a failure.'),
  restored: sentence.describe('Above texts of an earlier visit in this tab.'),
  clear: label.describe('Button that removes these texts.'),
  errors: z
    .strictObject({
      name: sentence.describe('Without a name.'),
      company: sentence.describe('Without a company.'),
      email: sentence.describe('Without a valid email.'),
      phone: sentence.describe('With something else than a phone.'),
      service: sentence.describe('Without a service.'),
      projectSummary: sentence.describe('Without a summary.'),
      privacyConsent: sentence.describe('Without the consent.'),
    })
    .describe('Errors of fields, and how to correct them.'),
  fileProblems: z
    .strictObject({
      type: sentence.describe('Another type of file.'),
      size: sentence.describe('A file that is too large.'),
      empty: sentence.describe('A file that holds nothing.'),
      several: sentence.describe('Several files at once.'),
      again: sentence.describe('A draft that had a file is shown again.'),
    })
    .describe('Why no file is attached.'),
  subject: label.describe('Label of the subject of a link to the form.'),
  topics: z.record(topic, label.describe('The topic in words.')).describe('Topics of links to the form.'),
  topicAbout: template(label, 'topic', 'about').describe('A topic with its subject, with `{topic}` and `{about}`.'),
  summaries: z
    .record(topic, template(sentence, 'about').describe('The summary, with `{about}`.'))
    .describe('Project summaries that links fill in, with “other” as the service, for topics other than projects, such as an event.'),
  matters: z
    .record(
      topic,
      z.strictObject({
        topics: distinct(z.array(topic).min(1)).describe('Its topics, from the list above.'),
        label: label.describe('Whom it is for, before the promise, without JavaScript.'),
        title: label.describe('Title of the contact page.'),
        lede: sentence.describe('Below that title.'),
        promise: sentence.describe('When it is answered, and by whom.'),
        message: label.describe('Label of the message, which takes the place of the project summary.'),
        needed: label.describe('The message, for use within a sentence.'),
        missing: sentence.describe('Error without a message.'),
        hint: sentence.describe('Under the label of the message.'),
        replyDays: z.int().min(0).max(30).describe('Number of business days to the reply, after a success; 0 for the same day.'),
      }),
    )
    .describe('What the form and the contact page say for topics that are no project: the form skips the project, and asks for a message.'),
  other: label.describe('The choice “other” of service and industry.'),
  trap: sentence.describe('Label of the hidden field that catches bots.'),
  mailSubject: label.describe('Start of the subject line of the email.'),
  instead: z
    .strictObject({
      hint: sentence.describe('Next to the other ways, after a failure.'),
      hintFile: sentence.describe('Used instead if a file was attached.'),
      hintCut: sentence.describe('After that, if the inquiry is too long for an email link.'),
      write: template(sentence, 'email').describe('Where to write, with `{email}`; the last line of the other ways.'),
      copy: label.describe('Button that copies the inquiry.'),
      copied: label.describe('When it is copied.'),
      copyByHand: label.describe('Label of the text to copy by hand, if the browser refuses to copy.'),
      mail: label.describe('Button that opens an email with the inquiry.'),
    })
    .describe('Other ways to send an inquiry.'),
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
    .describe('Accepted file name extensions.'),
  attachmentMegabytes: z.int().min(1).max(50).describe('Largest attachment, in megabytes.'),
  chooseFile: label.describe('Button that chooses a file.'),
  remove: label.describe('Button that removes the file, or the subject from a link.'),
  consent: template(sentence, 'privacy').describe('The consent, with `{privacy}` in place of the link.'),
  consentLink: label.describe('Words of that link.'),
  consentDocument: ref('legal').describe('The document that it links to.'),
  services: distinct(z.array(label).min(1)).describe('Choices of the service.'),
  industries: distinct(z.array(label).min(1)).describe('Choices of the industry.'),
  budgets: distinct(z.array(label).min(1)).describe('Choices of the budget.'),
  timelines: distinct(z.array(label).min(1)).describe('Choices of the timeline.'),
  buttons: z
    .strictObject({
      previous: label.describe('Back to the step before.'),
      next: label.describe('On to the next step.'),
      submit: label.describe('Sends the inquiry.'),
      sending: label.describe('While it is being sent; in subscribe boxes, where that takes long.'),
    })
    .describe('Words of the buttons.'),
  messages: z
    .strictObject({
      success: template(sentence, 'email').describe('With `{email}` for the address of the visitor.'),
      reply: template(label, 'date').describe('After a success, below the last point of the line, with `{date}` for the day of the reply.'),
      replyDays: z.int().min(1).max(30).describe('Number of business days from today to that day.'),
      readOn: label.describe('Link to the case studies after a success.'),
      another: label.describe('Button that shows the empty form after a success.'),
      failed: sentence.describe('When it could not be sent.'),
      reasons: z
        .strictObject({
          blocked: sentence.describe('The service refuses the address: 403.'),
          limited: sentence.describe('Too many messages: 429.'),
          headless: sentence.describe('The service considers the browser automated: 451.'),
          network: sentence.describe('No connection.'),
          timeout: sentence.describe('No answer in time.'),
          refused: sentence.describe('Any other answer of the service.'),
          file: sentence.describe('The attachment was moved, changed or removed after it was chosen.'),
        })
        .describe('Why it could not be sent, after that.'),
      notConfigured: sentence.describe('When the site has no mail service.'),
      noScript: template(sentence, 'email').describe(
        'Next to the button of the form without JavaScript, with `{email}` for the address of the company.',
      ),
    })
    .describe('Messages of the form.'),
})
