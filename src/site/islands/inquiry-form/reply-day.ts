import { fill } from '../../../engine/lib/text'
import type { InquiryWords } from './fields'

/** Whether a date is on a weekend. */
const isFree = (date: Date) => date.getDay() === 0 || date.getDay() === 6

/** The day that is `count` business days after another, in local time of the visitor; with none, that day or the next business day. */
export function businessDayAfter(day: Date, count: number): Date {
  if (count <= 0 && !isFree(day)) return day
  const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
  return businessDayAfter(next, isFree(next) ? count : count - 1)
}

/** The hour at which office hours end (specification, 4.22). */
const CLOSING = 18

/** The day by which a message is answered: `count` business days on, but not the day itself where its office hours are over. */
export const replyDay = (now: Date, count: number): Date => businessDayAfter(now, now.getHours() < CLOSING ? count : Math.max(1, count))

/** A sentence with the day by which a message sent now will be answered. */
export function replyOf({ messages: { reply, replyDays } }: Pick<InquiryWords, 'messages'>, language: string): string {
  const date = replyDay(new Date(), replyDays)
  return fill(reply, { date: date.toLocaleDateString(language, { weekday: 'long', month: 'long', day: 'numeric' }) })
}
