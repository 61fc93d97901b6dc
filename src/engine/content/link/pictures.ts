import { memoize } from '../../lib/memoize'
import { nearest } from '../../lib/nearest.mjs'
import { pictureStem, widthsFrom } from '../../lib/picture'
import { problem, type SiteProblem } from '../../problems/problem'
import type { PictureNeeds } from '../../schema/fields'
import type { PictureFile } from '../model/graph'
import { type Entries, type ParsedFile, parsedFiles } from '../parse/entries'
import { textFieldsOf } from '../parse/text-fields'
import { LARGEST_PICTURE, MOST_PIXELS } from '../read/limits'
import type { RawPicture } from '../read/raw-entry'

/** The path of a file in the same folder as another. */
export const besideEntry = (file: string, name: string) => file.replace(/[^/]*$/, name)

const folderOf = (file: string) => besideEntry(file, '')
const nameOf = (path: string) => path.replace(/^.*\//, '')

/** Whether the source of a picture is an address and not a file name. */
export const isRemote = (src: string) => src.startsWith('https://')

/** The data that pictures are checked against. */
export type PictureContext = {
  pictures: Entries['pictures']
  /** Undefined if the identity could not be parsed. */
  imageHosts: readonly string[] | undefined
}

/** A picture that content names, the file that names it, and the sizes that it needs. */
export type NamedPicture = { src: string; needs: PictureNeeds; file: string }

/** Finds the problems of a picture that an entry names. */
export function pictureProblems({ src, needs, file }: NamedPicture, at: () => SiteProblem['place'], known: PictureContext): SiteProblem[] {
  if (isRemote(src)) {
    const host = URL.canParse(src) ? new URL(src).hostname : src
    return known.imageHosts === undefined || known.imageHosts.includes(host) ? [] : [problem('picture/host', at(), host)]
  }
  const picture = known.pictures.get(besideEntry(file, src))
  if (picture) return contentProblems({ src, needs }, picture, at)
  const there = [...known.pictures.keys()].filter((path) => folderOf(path) === folderOf(file)).map(nameOf)
  return [problem('picture/missing', at(), src, nearest(src, there))]
}

/** Finds texts of pictures that are only the name of the file. */
export function altProblems(src: string, alt: string, at: () => SiteProblem['place']): SiteProblem[] {
  const name = nameOf(src.replace(/[?#].*$/s, ''))
  const text = alt.trim()
  // For `amara.jpg`, `Amara` may be the name of the person in the picture.
  const isName = text.toLowerCase() === name.toLowerCase() || text === name.replace(/\.[^.]*$/, '')
  return isName ? [problem('picture/alt', at(), text)] : []
}

/** The problems of the file of a picture, for the sizes that it needs. */
function contentProblems(
  { src, needs }: Pick<NamedPicture, 'src' | 'needs'>,
  { content }: RawPicture,
  at: () => SiteProblem['place'],
): SiteProblem[] {
  switch (content.state) {
    case 'unknown':
      return [problem('picture/unknown', at(), src)]
    case 'damaged':
      return [problem('picture/damaged', at(), src)]
    case 'refused':
      return [problem('picture/kind', at(), src, content.kind)]
    case 'large':
      return [
        problem('picture/large', at(), src, content.found, `${LARGEST_PICTURE / 1024 / 1024} MB and ${MOST_PIXELS / 1e6} million pixels`),
      ]
    case 'valid': {
      const { width, height } = content
      const { least } = needs
      if (width >= least.width && height >= least.height) return []
      return [problem('picture/small', at(), src, `${width} × ${height}`, `${least.width} × ${least.height}`)]
    }
  }
}

/**
 * Finds picture files that no entry names. They are not reported if another file in the folder has a problem, since that file may name
 * them.
 */
export function unusedPictures(entries: Entries, problems: readonly SiteProblem[]): SiteProblem[] {
  if (entries.pictures.size === 0) return []
  const used = new Set(namedPictures(entries).map(({ path }) => path))
  const wrong = [...entries.unreadable, ...entries.invalid.map(({ source }) => source.file), ...problems.map(({ place }) => place.file)]
  const unsure = new Set(wrong.map(folderOf))
  return [...entries.pictures.keys()]
    .filter((file) => !used.has(file) && !unsure.has(folderOf(file)))
    .map((file) => problem('picture/unused', { file }, nameOf(file)))
}

/** The picture files that entries name, by path, with their addresses in the output. */
export function usedPictures(entries: Entries): ReadonlyMap<string, PictureFile> {
  const wanted = new Map<string, Set<number>>()
  for (const { path, needs } of namedPictures(entries)) {
    const widths = wanted.get(path) ?? new Set()
    for (const width of needs.widths) widths.add(width)
    wanted.set(path, widths)
  }
  return new Map(
    [...wanted.keys()].toSorted().flatMap((file) => {
      const { bytes, content } = entries.pictures.get(file) ?? {}
      if (!bytes || content?.state !== 'valid') return []
      const { width, height, hash } = content
      return [
        [file, { file, bytes, width, height, stem: pictureStem(file, hash), widths: widthsFrom([...(wanted.get(file) ?? [])], width) }],
      ]
    }),
  )
}

/** The pictures that entries name. */
const namedPictures = memoize((entries: Entries) => parsedFiles(entries).flatMap(picturesIn))

const picturesIn = ({ source, schema, data, body }: ParsedFile) => [
  ...textFieldsOf('picture', schema, data).flatMap(({ meta, value }) =>
    isRemote(value) ? [] : [{ path: besideEntry(source.file, value), needs: meta.needs }],
  ),
  ...(body?.pictures ?? []).map(({ src, needs }) => ({ path: besideEntry(source.file, src), needs })),
]
