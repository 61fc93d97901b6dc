import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment } from './attachment'
import { readDraft, writeDraft } from './draft'
import { EMPTY, type FieldName, isFieldName, LAST_STEP, type Step, type Values } from './fields'
import { controlIn, readValues, stepInUse, untick, writeValues } from './form'
import { initialValues } from './initial-values'
import { matterAbout, stepFor } from './matter'
import { PARAMETERS, presetOf, withoutLinkedSummary } from './preset'
import type { InquiryProps } from './props'
import { firstIncompleteStep, incompleteFields, invalidFields, type Schemas } from './validation'

/** The state of the form. Until hydration it matches what the server rendered. */
export type InquiryState = {
  isHydrated: boolean
  step: Step
  values: Values
  /** Fields that the visitor has left: only these show errors. */
  touched: ReadonlySet<FieldName>
  subject: string
  attachment: Attachment
  started: number
}

const INITIAL: InquiryState = {
  isHydrated: false,
  step: 0,
  values: EMPTY,
  touched: new Set(),
  subject: '',
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

  // The address and the draft are read once, at hydration: words and schemas do not change.
  const begin = useRef(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft()
    const parameters = new URLSearchParams(window.location.search)
    const fresh = isFresh()
    // The browser restores the consent together with the fields, but the visitor must give it again.
    if (!fresh) untick(element)
    const linked = fresh && PARAMETERS.some((name) => parameters.has(name))
    const first = initialValues({ typed: readValues(element), draft, preset: presetOf(parameters, words), isFresh: linked, words })
    writeValues(element, first.values)
    // Read back from the fields: a `<select>` ignores a value that is no longer among its options.
    const values = readValues(element)
    const last = draft?.step ?? 0
    change({
      isHydrated: true,
      values,
      // Values from before hydration count as left, except in the focused field.
      touched: new Set(invalidFields(schemas, values).filter((name) => controlIn(element, name) !== document.activeElement)),
      subject: first.subject,
      step: stepFor(stepInUse(element) ?? firstIncompleteStep(schemas, last, values) ?? last, about(first.subject)),
      attachment: draft?.hadFile ? { problem: 'again' } : {},
      started: draft?.started ?? Date.now(),
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
        change({ values: readValues(element) })
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
  }, [change, form])

  useEffect(() => {
    const { isHydrated, attachment, touched: _, ...draft } = state
    if (isHydrated) writeDraft({ ...draft, hadFile: attachment.file !== undefined || attachment.problem === 'again' })
  }, [state])

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
      if (open === undefined) change({ values, step: stepFor(state.step === 0 ? 1 : LAST_STEP, matter) })
      else {
        const missing = incompleteFields(schemas, open, values)
        change({ values, step: stepFor(open, matter), touched: new Set([...state.touched, ...missing]) })
        const control = controlIn(form.current, missing[0] ?? '')
        control?.focus()
        // Focusing scrolls nothing if the field has the focus already, and never scrolls to the label.
        control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
      }
      return false
    },
    /** Removes the subject, and the summary that came with it. */
    removeSubject: () => {
      if (!form.current) return
      const values = withoutLinkedSummary(readValues(form.current), words)
      writeValues(form.current, values)
      change({ subject: '', values })
    },
    /** Resets the form for another inquiry. */
    reset: () => {
      form.current?.reset()
      setState({ ...INITIAL, isHydrated: true, started: Date.now() })
    },
  }
}
