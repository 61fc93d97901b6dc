import type { Family } from '../../art/family'
import type { Tone } from '../../art/tones'
import { DayDate, type DayDateProps } from '../figures/DayDate'
import { EventBadge, type EventKind } from '../figures/EventBadge'
import { PairList } from '../figures/PairList'
import { ButtonLink } from '../layout/ButtonLink'
import type { HeadingLevel } from '../layout/Heading'
import { MoreLink } from '../layout/MoreLink'
import { EntryPicture } from '../media/EntryPicture'
import type { PictureFile } from '../media/Picture'
import { CardTitle } from './CardTitle'
import { EventProgram, type EventProgramEntry } from './EventProgram'

/** The data of an event that a card shows. */
export type EventEntry = {
  /** Also the id of the card, the target of links to the event. */
  slug: string
  seed: string
  family: Family
  tone: Tone
  picture?: PictureFile
  /** Describes its drawing; shown below it if the card is large. */
  caption?: string | undefined
  /** Its type as text, and the color of its badge. */
  type: string
  kind?: EventKind
  /** A mark for the next event. */
  next?: string
  past: boolean
  cancelled: boolean
  day: DayDateProps
  title: string
  description: string
  location: string
  speaker: string
  /** Address of the registration. */
  href: string
  /** What came of it; shown once it is past. */
  followUp?: { label: string; href: string } | undefined
  /** The address of its calendar file. */
  calendarFile: string
  program?: EventProgramEntry
}

/** The words of `strings.card` that this card uses. */
export type EventStrings = Record<
  'pastEvent' | 'cancelled' | 'registrationClosed' | 'register' | 'addToCalendar' | 'program' | 'where' | 'speaker',
  string
>

export type EventCardProps = { event: EventEntry; strings: EventStrings; level?: HeadingLevel; feature?: boolean }

/**
 * An event: badge, date, title, place and speaker, and its program, which can be unfolded. A past or cancelled event is muted and has no
 * registration; a past one links to what came of it (specification, 4.13).
 */
export function EventCard({ event, strings, level = 3, feature }: EventCardProps) {
  const {
    slug,
    seed,
    family,
    tone,
    picture,
    caption,
    type,
    kind,
    next,
    past,
    cancelled,
    day,
    title,
    description,
    location,
    speaker,
    program,
  } = event
  const isOff = past || cancelled
  // In a row of cards, what stands below the text of a card can leave its column.
  const isInRow = !feature && !past
  const unfolds = program && <EventProgram program={program} label={strings.program} title={title} level={level} />
  const classes = ['card event-card', feature ? 'feature' : '', isOff ? 'unlit' : '']
  return (
    <article className={classes.filter(Boolean).join(' ')} id={slug}>
      <EntryPicture seed={seed} family={family} tone={isOff ? 'mist' : tone} picture={picture} shape="wide" />
      {feature && caption && <p className="caption">{caption}</p>}
      <div className="body">
        <div className="row">
          {next && <EventBadge label={next} />}
          <EventBadge label={type} kind={kind} />
          {cancelled && <EventBadge label={strings.cancelled} />}
          {past && <EventBadge label={strings.pastEvent} />}
        </div>
        <DayDate {...day} />
        <CardTitle title={title} level={level} />
        <p className="excerpt">{description}</p>
        <PairList
          layout="narrow"
          pairs={[
            { label: strings.where, value: location },
            { label: strings.speaker, value: speaker },
          ]}
        />
        <Registration event={event} strings={strings} feature={feature} />
        {!isInRow && unfolds}
      </div>
      {isInRow && unfolds}
    </article>
  )
}

function Registration({ event, strings, feature }: Omit<EventCardProps, 'level'>) {
  const { past, cancelled, followUp } = event
  if (past && !cancelled && followUp) {
    return (
      <p className="small">
        <MoreLink href={followUp.href}>{followUp.label}</MoreLink>
      </p>
    )
  }
  if (past || cancelled) return <p className="small muted">{strings.registrationClosed}</p>
  const label = `${strings.register}, ${event.title}`
  const calendarLabel = `${strings.addToCalendar}, ${event.title}`
  return feature ? (
    <div className="row">
      <ButtonLink href={event.href} label={label}>
        {strings.register}
      </ButtonLink>
      <ButtonLink href={event.calendarFile} kind="line" label={calendarLabel}>
        {strings.addToCalendar}
      </ButtonLink>
    </div>
  ) : (
    <div className="row">
      <ButtonLink href={event.href} kind="line" small label={label}>
        {strings.register}
      </ButtonLink>
      <MoreLink href={event.calendarFile} label={calendarLabel}>
        {strings.addToCalendar}
      </MoreLink>
    </div>
  )
}
