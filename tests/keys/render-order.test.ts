import { describe } from 'vitest'
import { smallSite } from '../renderer/graphs'
import { testRenderOrder } from './render-order'

describe('a page does not depend on the pages that were rendered before it', () => testRenderOrder('a small site', smallSite, 3))
