/** How visitors attend: at a place, given by name, over the Internet, or both. */
export type Attendance = { place?: string; online: boolean }

/** Parses a location: a place, `Online`, or both, such as `Berlin and online`. */
export function attendanceOf(location: string): Attendance {
  const place = location.replace(/\s*(?:\band\s+|,\s*)?\bonline\b/gi, '').trim()
  return { ...(place !== '' && { place }), online: /\bonline\b/i.test(location) }
}
