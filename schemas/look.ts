import * as z from 'zod'

/**
 * The look of a person in a drawn portrait; parts that are left out are derived from the name. `src/site/art/portrait` draws each of these
 * words.
 */
export const look = z
  .strictObject({
    age: z.enum(['young', 'middle', 'old']).optional().describe('Age: older faces have more lines.'),
    skin: z.enum(['pale', 'light', 'tan', 'brown', 'deep']).optional().describe('Tone of the skin.'),
    face: z.enum(['fine', 'round', 'long', 'strong']).optional().describe('Shape of the face.'),
    hair: z
      .enum(['crop', 'parted', 'swept', 'bob', 'long', 'bun', 'curls', 'bald', 'locs', 'headscarf', 'waves', 'receding'])
      .optional()
      .describe('Hairstyle or head covering.'),
    color: z.enum(['black', 'brown', 'auburn', 'fair', 'grey', 'white']).optional().describe('Color of the hair.'),
    dress: z.enum(['suit', 'tie', 'shirt', 'knit', 'rollneck', 'blouse']).optional().describe('Clothes.'),
    glasses: z.enum(['none', 'round', 'square']).optional().describe('Shape of the glasses.'),
    beard: z.enum(['none', 'stubble', 'short', 'full', 'moustache']).optional().describe('Kind of beard.'),
  })
  .optional()
  .describe('What the drawn portrait shows; what is left out is derived from the name.')
