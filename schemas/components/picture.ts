import { pictureComponent } from '../../src/engine/schema/component'
import { PICTURE_USES } from '../picture-uses'

/** A picture in a text. */
export const Picture = pictureComponent(PICTURE_USES.text)
