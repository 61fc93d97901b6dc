import * as z from 'zod'

/**
 * The look of a person in a drawn portrait; parts that are left out are derived from the name. `src/site/art/portrait` draws each of these
 * words.
 */
export const look = z
  .strictObject({
    age: z.enum(['young', 'middle', 'old']).optional().describe('Lines of a face come with age.'),
    skin: z.enum(['pale', 'light', 'tan', 'brown', 'deep']).optional().describe('Tone of the skin.'),
    face: z.enum(['fine', 'round', 'long', 'strong']).optional().describe('Form of the face.'),
    hair: z
      .enum(['crop', 'parted', 'swept', 'bob', 'long', 'bun', 'curls', 'bald', 'locs', 'headscarf', 'waves', 'receding'])
      .optional()
      .describe('How hair is worn, or what covers it.'),
    color: z.enum(['black', 'brown', 'auburn', 'fair', 'grey', 'white']).optional().describe('Color of the hair.'),
    dress: z.enum(['suit', 'tie', 'shirt', 'knit', 'rollneck', 'blouse']).optional().describe('What is worn.'),
    glasses: z.enum(['none', 'round', 'square']).optional().describe('Form of the glasses.'),
    beard: z.enum(['none', 'stubble', 'short', 'full', 'moustache']).optional().describe('Kind of beard.'),
  })
  .optional()
  .describe('What the drawn portrait shows; the rest is made from the name.')
