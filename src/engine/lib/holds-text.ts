/** Whether any string in plain data contains `characters`. */
export function holdsText(data: unknown, characters: string): boolean {
  if (typeof data === 'string') return data.includes(characters)
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => holdsText(value, characters))
}
