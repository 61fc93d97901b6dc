import { sharedAttempts } from '../../../engine/islands/attempts'
import { defineEnhancement } from '../../../engine/islands/defineEnhancement'
import { sendMail } from '../mail/sendMail'
import { clear, partsOf, read, type SubscribeForm, setBusy, showAnswer, showMistake } from './form'
import { answerTo, fieldsOf, mistakeIn } from './subscription'
import { loadWords, type SubscribeWords } from './words'

/**
 * Takes a subscription and sends it, in place of the e-mail program that the plain form opens (specification, 8.4). Without its
 * words it could say nothing: the plain form then does its work.
 */
export default defineEnhancement({
  enhance(element) {
    const form = partsOf(element)
    if (!form) return
    // Asked for now, so that they are there when they are needed, also offline.
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
      try {
        await subscribe(form, await wordsOf())
      } catch {
        // Here the browser is the one to say what is no address.
        form.element.noValidate = false
        if (form.element.reportValidity()) form.element.submit()
        form.element.noValidate = true
      }
      setBusy(form, false)
      busy = false
    })
  },
})

async function subscribe(form: SubscribeForm, words: SubscribeWords) {
  clear(form)
  const subscription = read(form)
  const mistake = mistakeIn(subscription)
  if (mistake) {
    showMistake(form, mistake, words)
    return
  }
  const outcome = await sendMail({ template: 'subscribe', fields: fieldsOf(subscription) })
  showAnswer(form, answerTo(outcome, words, subscription), words, subscription)
}
