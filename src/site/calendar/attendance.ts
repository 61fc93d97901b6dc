/** How visitors attend: in a place, with its name, over the Internet, or both. */
export type Attendance = { place?: string; online: boolean }

/** Reads the text of where something is held: a place, `Online`, or both, such as `Berlin and online`. */
export function attendanceOf(location: string): Attendance {
  const place = location.replace(/\s*(?:\band\s+|,\s*)?\bonline\b/gi, '').trim()
  return { ...(place !== '' && { place }), online: /\bonline\b/i.test(location) }
}
