import type { Service } from 'schema-dts'
import type { DataContext } from '../../renderer/define/page'
import type { ShownPicture } from '../../src/engine/schema/shown-picture'
import type { SiteWords } from '../../src/site/graph/words'
import { imageOf } from './image'
import type { Node } from './node'
import { companyReference } from './organization'

type ServiceInput = { title: string; description: string; picture: ShownPicture | undefined }

/** A service of the company. */
export const serviceData = (
  { title, description, picture }: ServiceInput,
  { site, address, card }: DataContext<SiteWords>,
): Node<Service> => ({
  '@type': 'Service',
  name: title,
  description,
  url: site.identity.origin + address,
  image: imageOf(picture, site.identity.origin, card),
  provider: companyReference(site),
})
