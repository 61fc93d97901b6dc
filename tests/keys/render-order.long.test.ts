import { describe } from 'vitest'
import { ownContent } from '../renderer/graphs'
import { testRenderOrder } from './render-order'

describe('a page does not depend on the pages that were rendered before it', () =>
  testRenderOrder('the content of the site', ownContent, 40))
