/** The file with the types of the slugs. */
export const slugTypesFile = (cache: string) => `${cache}/types/content.d.ts`
