import type { Canvas } from '../canvas'
import { bars } from '../plot/bars'
import { blocks } from '../plot/blocks'
import { coil } from '../plot/coil'
import { dial } from '../plot/dial'
import { hundred } from '../plot/hundred'
import { type Plot, type PlotForm, plotOf } from '../plot/plot'
import { swarm } from '../plot/swarm'

const FORMS: Readonly<Record<PlotForm, (canvas: Canvas, plot: Plot) => string>> = { bars, blocks, hundred, dial, coil, swarm }

/** Two measured values, drawn to scale (`plotSeed`). The highlighted point is at the value after. */
export function plot(canvas: Canvas, seed: string): string {
  const values = plotOf(seed)
  return FORMS[values.form](canvas, values)
}
