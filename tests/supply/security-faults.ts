/** How often each field of RFC 9116 may stand in a file, and the form of its values. */
const FIELDS: Readonly<Record<string, { most: number; least?: number; form: RegExp }>> = {
  Contact: { most: Infinity, least: 1, form: /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+[\d-]+|https:\/\/\S+)$/ },
  Expires: { most: 1, least: 1, form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/ },
  Canonical: { most: Infinity, form: /^https:\/\/[^/\s]+\/\.well-known\/security\.txt$/ },
  'Preferred-Languages': { most: 1, form: /^[a-zA-Z-]+(?:, ?[a-zA-Z-]+)*$/ },
}

/** What RFC 9116 forbids in a `security.txt`, on a day. Fields that this site does not use count as unknown. */
export function securityFaults(text: string, today: string): string[] {
  const fields = text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? ['', line])
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value)
  return [
    ...(text.endsWith('\n') ? [] : ['the last line does not end']),
    ...fields.filter(([name = '']) => !Object.hasOwn(FIELDS, name)).map((field) => `no field: ${field.join(': ')}`),
    ...Object.entries(FIELDS).flatMap(([name, { most, least = 0, form }]) => {
      const values = valuesOf(name)
      return [
        ...(values.length < least ? [`no ${name}`] : []),
        ...(values.length > most ? [`${name} twice`] : []),
        ...values.filter((value) => !form.test(value)).map((value) => `${name} is ${value}`),
      ]
    }),
    ...valuesOf('Expires').flatMap((value) => (Date.parse(value) > Date.parse(today) ? [] : [`it has expired: ${value}`])),
  ]
}
