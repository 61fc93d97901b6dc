import { describe } from 'vitest'
import { smallSite } from '../renderer/graphs'
import { testRenderOrder } from './render-order'

describe('a page is the same whichever pages were rendered before it', () => testRenderOrder('a small site', smallSite, 6))
