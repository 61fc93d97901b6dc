import { sharedAttempts } from '../../../engine/islands/attempts'
import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { sendMail } from '../mail/sendMail'
import { clear, partsOf, read, type SubscribeForm, setBusy, showAnswer, showMistake, showSending } from './form'
import { answerTo, fieldsOf, mistakeIn } from './subscription'
import { loadWords, type SubscribeWords } from './words'

/** How long sending takes before it is said, in milliseconds. A second message within ten seconds waits for the mail service. */
const NOTABLE = 1000

/**
 * Sends a subscription by script, instead of opening the visitor's email program as the plain form does (specification, 8.4). If its words
 * cannot be loaded, the form is submitted as without a script.
 */
export default defineEnhancement({
  enhance(element) {
    const form = partsOf(element)
    if (!form) return
    // Fetched early, so that they are available when needed, even offline.
    const wordsOf = sharedAttempts(loadWords)
    wordsOf().catch(() => undefined)
    let busy = false
    form.element.noValidate = true
    form.element.addEventListener('input', () => clear(form))
    form.element.addEventListener('submit', async (event) => {
      event.preventDefault()
      if (busy) return
      busy = true
      setBusy(form, true)
      const words = await wordsOf().catch(() => undefined)
      if (words) await subscribe(form, words)
      else submitPlainly(form)
      setBusy(form, false)
      busy = false
    })
  },
})

/** Submits a form as without a script. The browser reports an invalid address itself. */
function submitPlainly({ element }: SubscribeForm) {
  element.noValidate = false
  if (element.reportValidity()) element.submit()
  element.noValidate = true
}

async function subscribe(form: SubscribeForm, words: SubscribeWords) {
  clear(form)
  const subscription = read(form)
  const mistake = mistakeIn(subscription)
  if (mistake) {
    showMistake(form, mistake, words)
    return
  }
  const timer = setTimeout(() => showSending(form, words), NOTABLE)
  const outcome = await sendMail({ template: 'subscribe', fields: fieldsOf(subscription) })
  clearTimeout(timer)
  clear(form)
  showAnswer(form, { ...answerTo(outcome, words, subscription), sent: subscription }, words)
}
