import { type FormEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { isComposing } from '../../../engine/islands/is-composing'
import { StepList } from '../../ui/forms/StepList'
import { Heading } from '../../ui/layout/Heading'
import { Actions, submitAreaId } from './Actions'
import { validatedAttachment } from './attachment'
import { BasicsStep } from './BasicsStep'
import { countriesIn } from './countries'
import { DetailsStep } from './DetailsStep'
import { FormNote } from './FormNote'
import type { Step } from './fields'
import { HONEYPOT, moveFocus, readHoneypot, readValues } from './form'
import { LEFT_OUT, matterAbout, stepFor, valuesFor, wordsFor } from './matter'
import { PlainActions } from './PlainActions'
import { toldSubject } from './preset'
import type { InquiryProps } from './props'
import { ResultNote } from './ResultNote'
import { replyOf } from './reply-day'
import { ScopeStep } from './ScopeStep'
import { showMatter } from './shown-matter'
import { isEntryOf, stepOf } from './step-history'
import { useInquiry } from './useInquiry'
import { useSending } from './useSending'
import { errorsOf, incompleteFields, needsOf, STEPS, schemasOf } from './validation'

/**
 * The inquiry form in three steps (specification, 7). The server renders one plain form that opens the visitor's email
 * program, and that works without a script.
 */
export function InquiryForm(props: InquiryProps) {
  const { id, title, optional, done, language, email, privacyHref, readOnHref, level } = props
  const form = useRef<HTMLFormElement>(null)
  const noteArea = useRef<HTMLElement>(null)
  const wasSent = useRef(false)
  const schemas = useMemo(() => schemasOf(props.words), [props.words])
  const { state, change, advance, goTo, removeSubject, clear: clearTexts, reset } = useInquiry(form, props, schemas)
  const { isSending, result, send, clear } = useSending()
  const { isHydrated, step, values, subject, attachment } = state
  // What was sent keeps its matter, while the form is empty again.
  const matterName = matterAbout(result?.kind === 'sent' ? result.inquiry.subject : subject, props.words) ?? ''
  const matter = props.words.matters[matterName]
  const words = useMemo(() => wordsFor(props.words, matter), [props.words, matter])
  const countries = useMemo(() => (isHydrated ? countriesIn(language) : []), [isHydrated, language])
  const parts = STEPS.filter((one) => stepFor(one, matter) === step)
  const [first = step] = parts
  const missing = parts.flatMap((part) => incompleteFields(schemas, part, values))
  const about = toldSubject(state, words)
  const inquiry = { values: valuesFor(values, matter), subject, fileName: attachment.file?.name }

  useEffect(() => {
    const isSent = result?.kind === 'sent'
    if (result) moveFocus(form.current, noteArea.current)
    // The message of success is gone, and the form is shown again.
    else if (wasSent.current) headingOf(id, 0)?.focus()
    // Without room for both, the day of the reply is seen, and the thanks begin below it.
    if (isSent) form.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    wasSent.current = isSent
  }, [id, result])
  const shown = useRef<Step>(undefined)
  useEffect(() => {
    // Focuses the step that the visitor has moved to, but not the first one when the form is first shown.
    // The list of steps shows this focus.
    if (shown.current !== undefined && shown.current !== step && !result) moveFocus(form.current, headingOf(id, first))
    if (isHydrated) shown.current = step
  }, [id, first, isHydrated, result, step])
  useEffect(() => {
    if (isHydrated) showMatter(matterName)
  }, [isHydrated, matterName])

  const follow = useEffectEvent((entry: unknown) => {
    const target = stepOf(entry)
    if (target === undefined || isSending) return
    clear()
    goTo(target)
  })
  useEffect(() => {
    const listen = (event: PopStateEvent) => follow(event.state)
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [])

  const showMissing = ({ key, target, nativeEvent }: KeyboardEvent) => {
    // While the button is disabled, browsers do not submit the form.
    const submits = key === 'Enter' && target instanceof HTMLInputElement && !target.files && !isComposing(nativeEvent)
    if (submits && missing.length > 0) advance()
  }
  const press = (event: MouseEvent) => {
    // A disabled button lets a press through to the element around it. A press from before hydration is replayed here; the step may be
    // complete by then.
    if (!(event.target instanceof Element && event.target.id === submitAreaId(id))) return
    if (event.type === 'click') advance()
    // The field keeps the focus during the press: leaving it may show an error, which would move the button away.
    else event.preventDefault()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!advance() || !form.current) return clear()
    const sent = { ...inquiry, values: valuesFor(readValues(form.current), matter) }
    const ended = await send({ words, inquiry: sent, file: attachment.file, honeypot: readHoneypot(form.current), started: state.started })
    if (ended?.kind === 'sent') reset()
  }
  const takeAway = (part: () => void) => {
    part()
    // The focused button disappears together with what it takes away.
    headingOf(id, first)?.focus()
  }
  const progress = { ...state, missing }
  const stepProps = { prefix: id, words, optional, isHydrated, isBrief: matter !== undefined, errors: errorsOf(words, progress, language) }
  const contents = [
    <BasicsStep key={0} {...stepProps} countries={countries} />,
    <ScopeStep key={1} {...stepProps} />,
    <DetailsStep
      key={2}
      {...stepProps}
      privacyHref={privacyHref}
      language={language}
      attachment={attachment}
      isSending={isSending}
      onFiles={(files) => isSending || change({ attachment: validatedAttachment(files, words, attachment) })}
    />,
  ]

  // Two parts make up the last step of a matter.
  const titles = matter ? [words.steps[0], words.steps[2], words.fields.attachment] : words.steps
  const isSent = result?.kind === 'sent'
  const kept = result && !isSent ? words.kept : ''
  const noteProps = { inquiry, words, mailbox: email, readOnHref }
  const note = result && <ResultNote {...noteProps} id={`${id}-result`} result={result} onAnother={clear} ref={noteArea} />

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field, and a press on the button, do something where the button is disabled
    <form
      ref={form}
      className="inquiry-form"
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      aria-label={title}
      data-step={isHydrated ? step : undefined}
      data-sent={isSent || undefined}
      noValidate={isHydrated}
      onSubmit={submit}
      onKeyDown={showMissing}
      onMouseDown={press}
      onClick={press}
    >
      <div className="needs-script">
        <StepList
          steps={words.steps}
          skipped={matter && LEFT_OUT}
          current={isSent ? words.steps.length : step}
          done={done}
          end={isSent ? replyOf(words, language) : undefined}
        />
      </div>
      {note}
      {about && (
        <FormNote
          className="subject"
          action={words.remove}
          label={`${words.remove} ${about}`}
          isHeld={isSending}
          onAct={() => takeAway(removeSubject)}
        >
          <b>{words.subject}:</b> {about}
        </FormNote>
      )}
      {state.isRestored && !isSent && (
        <FormNote className="restored" action={words.clear} isHeld={isSending} onAct={() => takeAway(clearTexts)}>
          {words.restored}
        </FormNote>
      )}
      {STEPS.map((number) => (
        <fieldset
          key={number}
          hidden={isHydrated && !parts.includes(number)}
          aria-disabled={isSending || undefined}
          onClickCapture={isSending ? hold : undefined}
        >
          <legend>
            <Heading level={level} id={headingId(id, number)} tabIndex={-1}>
              {titles[number]}
            </Heading>
          </legend>
          {contents[number]}
        </fieldset>
      ))}
      {isHydrated && (
        // Bots fill in every field. People neither see nor reach this one.
        <div className="sr" aria-hidden="true">
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label={words.trap} />
        </div>
      )}
      {!isHydrated && <PlainActions words={words} email={email} />}
      {/* The new key replaces the buttons at hydration: after a reload Firefox restores whether a button was disabled, and React does
          not check that. */}
      <Actions
        key={isHydrated ? 'alive' : 'served'}
        form={id}
        words={words}
        step={step}
        needs={needsOf(words, progress, language) || kept || words.complete}
        isComplete={missing.length === 0}
        isSending={isSending}
        isQuiet={kept !== ''}
        onPrevious={() => {
          clear()
          if (isEntryOf(step)) history.back()
          else change({ step: step === 2 && !matter ? 1 : 0 })
        }}
      />
    </form>
  )
}

/** Ignores clicks while the form is being sent. The fields are not disabled, so that the focus stays where it is. */
function hold(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

const headingId = (form: string, step: Step) => `${form}-step-${step}`
const headingOf = (form: string, step: Step) => document.getElementById(headingId(form, step))
