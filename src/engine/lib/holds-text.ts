/** Whether some text of plain data has certain characters. */
export function holdsText(data: unknown, characters: string): boolean {
  if (typeof data === 'string') return data.includes(characters)
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => holdsText(value, characters))
}
