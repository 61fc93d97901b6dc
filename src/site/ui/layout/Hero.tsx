import type { ReactNode } from 'react'
import { MotionControl } from '../media/MotionControl'
import type { PlayWords } from '../media/PlayLabels'
import { PointField } from '../media/PointField'

export type HeroProps = {
  /** The `<h1>` of the page. */
  title: string
  lede: string
  /** A short text above the title, such as `404`. */
  kicker?: string
  /** Buttons below the lede. */
  actions: ReactNode
  /** Number of points. */
  points: number
  /** Labels of the control that pauses the motion. */
  motion: PlayWords
  /** Further content below the buttons. */
  children?: ReactNode
  /** A drawing below the text, and its caption. */
  net?: { drawing: ReactNode; caption: string; details?: string | undefined }
  /** A decorative drawing next to the text. */
  picture?: ReactNode
}

/**
 * The hero of the home page and of the not-found page: a large headline over the field of points. It extends up below the
 * header.
 */
export function Hero({ title, lede, kicker, actions, points, motion, children, net, picture }: HeroProps) {
  return (
    <section className={picture ? 'hero pictured' : 'hero'} aria-labelledby="hero-title" data-enhance="point-field" data-when="visible">
      <PointField seed="aldergate" count={points} />
      <div className="wrap">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 id="hero-title">{title}</h1>
        <p className="lede">{lede}</p>
        <div className="row">{actions}</div>
        {children}
        {!net && <MotionControl {...motion} />}
      </div>
      {picture}
      {net && (
        <>
          {net.drawing}
          <div className="hero-foot">
            {/* At the side where the open assistant does not cover it. */}
            <MotionControl {...motion} />
            <p>
              {net.caption} {net.details && <span>{net.details}</span>}
            </p>
          </div>
        </>
      )}
    </section>
  )
}
