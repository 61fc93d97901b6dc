import { expect, type Locator, type Page } from '@playwright/test'
import { typeInto } from './typing'

/** The least that a visitor types into the form. */
export const ASKED = { name: 'Ada Byron', company: 'Engines', email: 'ada@engines.example', service: 'Other', projectSummary: 'A loom.' }

/** A file that the form takes. */
export const PDF = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a brief') }

/** Milliseconds after which the form takes its sender for a person. */
const HUMAN = 5000

/** The inquiry form of a page. */
export class InquiryPage {
  readonly page: Page
  readonly form: Locator
  readonly next: Locator
  readonly submit: Locator
  readonly previous: Locator
  readonly needs: Locator
  readonly consent: Locator
  readonly file: Locator
  readonly alert: Locator
  /** What says that it was not sent, and the ways to send it otherwise. */
  readonly failure: Locator

  constructor(page: Page) {
    this.page = page
    this.form = page.getByRole('form', { name: 'Inquiry' })
    this.next = this.form.getByRole('button', { name: 'Next Step' })
    this.submit = this.form.getByRole('button', { name: 'Submit Request' })
    this.previous = this.form.getByRole('button', { name: 'Previous' })
    this.needs = this.form.getByRole('status').last()
    this.consent = this.form.getByRole('checkbox')
    this.file = this.form.locator('input[type=file]')
    this.alert = this.form.getByRole('alert')
    this.failure = this.form.getByRole('region', { name: 'Not sent.' })
  }

  /** The field with this label. */
  field(label: string) {
    return this.form.getByRole('textbox', { name: label }).or(this.form.getByRole('combobox', { name: label }))
  }

  /** The step that is shown, and no other. */
  async expectStep(name: string) {
    await expect(this.form.getByRole('group')).toHaveCount(1)
    await expect(this.form.getByRole('group', { name })).toBeVisible()
    await expect(this.form.getByRole('listitem').and(this.page.locator('[aria-current=step]'))).toHaveText(name)
  }

  /** Brings the form to life and fills in the first step. */
  async fillBasics() {
    await typeInto(this.field('Name'), ASKED.name)
    await typeInto(this.field('Company'), ASKED.company)
    await typeInto(this.field('Work email'), ASKED.email)
  }

  /** Fills in the second step. */
  async fillScope() {
    await this.field('Service').selectOption(ASKED.service)
    await typeInto(this.field('Project summary'), ASKED.projectSummary)
  }

  /** Fills in two steps and goes to the third. */
  async fillSteps() {
    await this.fillBasics()
    await this.next.click()
    await this.fillScope()
    await this.next.click()
  }

  /**
   * Goes to the third step and ticks the consent. Then sets the clock of the page to a time by which a person may have done so, and stops
   * it.
   */
  async fillAll() {
    await this.fillSteps()
    await this.consent.check()
    const now = await this.page.evaluate(() => Date.now())
    await this.page.clock.setFixedTime(now + HUMAN)
  }
}
