import * as z from 'zod'
import { LOOK } from '../src/site/art/portrait/look'

/** What a drawn portrait shows of a person; what is left out is made from the name. */
export const look = z
  .strictObject({
    age: z.enum(LOOK.age).describe('Lines of a face come with age.'),
    skin: z.enum(LOOK.skin).describe('Tone of the skin.'),
    face: z.enum(LOOK.face).describe('Form of the face.'),
    hair: z.enum(LOOK.hair).describe('How hair is worn, or what covers it.'),
    color: z.enum(LOOK.color).describe('Color of the hair.'),
    dress: z.enum(LOOK.dress).describe('What is worn.'),
    glasses: z.enum(LOOK.glasses).describe('Form of the glasses.'),
    beard: z.enum(LOOK.beard).describe('Kind of beard.'),
  })
  .partial()
  .optional()
  .describe('What the drawn portrait shows; the rest is made from the name.')
