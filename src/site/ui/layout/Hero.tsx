import type { ReactNode } from 'react'
import { MotionControl, type MotionWords } from '../media/MotionControl'
import { PointField } from '../media/PointField'

export type HeroProps = {
  /** The `<h1>` of the page. */
  title: string
  lede: string
  /** A word over the title, such as `404`. */
  kicker?: string
  /** Buttons under the lede. */
  actions: ReactNode
  /** How many points stand beside the words. */
  points: number
  /** Words of the control that stops them. */
  motion: MotionWords
  /** More under the buttons. */
  children?: ReactNode
}

/** Head of the home page and of the not-found page: the largest words of the site over the field of points. It reaches up under the header. */
export function Hero({ title, lede, kicker, actions, points, motion, children }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero-title" data-enhance="point-field" data-when="visible">
      <PointField seed="aldergate" count={points} />
      <div className="wrap">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 id="hero-title">{title}</h1>
        <p className="lede">{lede}</p>
        <div className="row">{actions}</div>
        {children}
        <MotionControl {...motion} />
      </div>
    </section>
  )
}
