import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment } from './attachment'
import { forgetDraft, readDraft, visitorIn, writeDraft } from './draft'
import { EMPTY, type FieldName, isFieldName, LAST_STEP, type Step, type Values } from './fields'
import { controlIn, readValues, stepInUse, untick, writeValues } from './form'
import { initialValues } from './initial-values'
import { LEFT_OUT, matterAbout, purposeOf, stepFor, valuesFor } from './matter'
import { isWritten, leaveLink, presetOf, withoutLinked } from './preset'
import type { InquiryProps } from './props'
import { addEntry } from './step-history'
import { firstIncompleteStep, incompleteFields, invalidFields, type Schemas } from './validation'

/** The state of the form. Until hydration it matches what the server rendered. */
export type InquiryState = {
  isHydrated: boolean
  step: Step
  values: Values
  /** Fields that the visitor has left: only these show errors. */
  touched: ReadonlySet<FieldName>
  subject: string
  /** The values that the link with this subject filled in. */
  linked: Partial<Values>
  /** Whether texts of an earlier visit are in the fields, and untouched. */
  isRestored: boolean
  attachment: Attachment
  started: number
}

const INITIAL: InquiryState = {
  isHydrated: false,
  step: 0,
  values: EMPTY,
  touched: new Set(),
  subject: '',
  linked: {},
  isRestored: false,
  attachment: {},
  started: 0,
}

/** Whether the page was opened by a navigation, as opposed to a reload, Back or Forward. */
const isFresh = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/** The state of the form: the values of its fields, its step and its draft. */
export function useInquiry(form: RefObject<HTMLFormElement | null>, { words }: InquiryProps, schemas: Schemas) {
  const [state, setState] = useState(INITIAL)
  const change = useCallback((next: Partial<InquiryState>) => setState((before) => ({ ...before, ...next })), [])

  /** The matter of a subject. */
  const about = (subject: string) => words.matters[matterAbout(subject, words) ?? '']

  // From the address and the draft, at hydration and when one of them is gone, up to a step: words and schemas do not change.
  const begin = useRef((upTo?: Step) => {
    const element = form.current
    if (!element) return
    const preset = presetOf(new URLSearchParams(location.search), words)
    const draft = readDraft(purposeOf(preset.subject, words))
    const fresh = isFresh()
    // The browser restores the consent together with the fields, but the visitor must give it again.
    if (!fresh) untick(element)
    const first = initialValues({ typed: readValues(element), draft, preset, isFresh: fresh })
    writeValues(element, first.values)
    // Read back from the fields: a `<select>` ignores a value that is no longer among its options.
    const values = readValues(element)
    const isRestored = isWritten(draft.values, words)
    // Who follows a link sees the texts that are there already, before they are sent.
    const isUnseen = fresh && isRestored && draft.step === LAST_STEP && Object.values(preset).some(Boolean)
    const last = upTo ?? (isUnseen ? 1 : (draft.step ?? 0))
    const { subject, linked } = first
    const step = stepFor(stepInUse(element) ?? firstIncompleteStep(schemas, last, values) ?? last, about(subject))
    // Values from before hydration count as left, except in the focused field.
    const touched = new Set(invalidFields(schemas, values).filter((name) => controlIn(element, name) !== document.activeElement))
    const started = draft.started ?? Date.now()
    setState(({ attachment: before }) => {
      const attachment: Attachment = draft.hadFile && !before.file ? { problem: 'again' } : before
      return { isHydrated: true, isRestored, step, values, touched, subject, linked, attachment, started }
    })
  })
  useEffect(() => begin.current(), [])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const done = new AbortController()
    const leave = (target: EventTarget | null) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (isFieldName(name))
        setState((before) => (before.touched.has(name) ? before : { ...before, touched: new Set([...before.touched, name]) }))
    }
    element.addEventListener(
      'input',
      ({ target }) => {
        // The first step has no texts about the matter.
        setState((before) => ({ ...before, values: readValues(element), isRestored: before.isRestored && before.step === 0 }))
        // An input from before hydration is replayed here; by now the visitor may have left the field or emptied it.
        if (target !== document.activeElement) leave(target)
      },
      { signal: done.signal },
    )
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        // The new error message would move the button away while it is being pressed.
        const isPressed = relatedTarget instanceof HTMLButtonElement && relatedTarget.matches(':active')
        if (!isPressed) leave(target)
      },
      { signal: done.signal },
    )
    return () => done.abort()
  }, [form])

  useEffect(() => {
    const { isHydrated, attachment, step, values, subject, linked, started } = state
    const hadFile = attachment.file !== undefined || attachment.problem === 'again'
    if (isHydrated) writeDraft({ step, values, subject, linked, started, hadFile }, purposeOf(subject, words))
  }, [state, words])

  return {
    state,
    change,
    /**
     * Goes to the next step if this one is complete, otherwise shows what is missing. Returns whether the whole form is
     * complete.
     */
    advance: (): boolean => {
      if (!form.current) return false
      const values = readValues(form.current)
      const open = firstIncompleteStep(schemas, state.step, values)
      if (open === undefined && state.step === LAST_STEP) return true
      const matter = about(state.subject)
      if (open === undefined) {
        const step = stepFor(state.step === 0 ? 1 : LAST_STEP, matter)
        addEntry(state.step, step)
        change({ values, step })
      } else {
        const missing = incompleteFields(schemas, open, values)
        change({ values, step: stepFor(open, matter), touched: new Set([...state.touched, ...missing]) })
        const control = controlIn(form.current, missing[0] ?? '')
        control?.focus()
        // Focusing scrolls nothing if the field has the focus already, and never scrolls to the label.
        control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
      }
      return false
    },
    /** Goes to a step of the history, or to one before it that is not complete. */
    goTo: (step: Step) => {
      if (!form.current) return
      const values = readValues(form.current)
      const open = firstIncompleteStep(schemas, step, values) ?? step
      change({ values, step: stepFor(open, about(state.subject)) })
    },
    /**
     * Removes the subject, and the values that came with it. What was about no project goes on as one: with what was written for it before,
     * or else with the message.
     */
    removeSubject: () => {
      if (!form.current) return
      const matter = about(state.subject)
      const hasProject = matter && isWritten(readDraft('').values, words)
      const values = withoutLinked(valuesFor(readValues(form.current), matter), state.linked)
      writeValues(form.current, { ...values, ...(matter && { service: '' }), ...(hasProject && { projectSummary: '' }) })
      if (!hasProject) forgetDraft('')
      leaveLink()
      // The step of the project shows what it says, however complete it is.
      begin.current(matter && state.step === LAST_STEP ? LEFT_OUT : state.step)
    },
    /** Removes what was restored, except what it says about the visitor. */
    clear: () => {
      if (!form.current) return
      writeValues(form.current, { ...EMPTY, ...visitorIn(readValues(form.current)) })
      forgetDraft(purposeOf(state.subject, words))
      begin.current(state.step)
    },
    /** Resets the form for another inquiry: an empty one, or a project that was begun before. */
    reset: () => {
      form.current?.reset()
      forgetDraft(purposeOf(state.subject, words))
      leaveLink()
      change({ attachment: {} })
      begin.current(0)
    },
  }
}
