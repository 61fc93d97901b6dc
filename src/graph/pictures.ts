import { PICTURE_USES, type PictureUse } from '../../schemas/picture-uses'
import { problem, type SiteProblem } from '../errors/problem'
import { pictureStem, widthsFrom } from '../lib/picture'
import { type Entries, filesWithData, type ParsedFile, parsedFiles } from './entries'
import type { PictureFile } from './graph'
import { LARGEST_PICTURE, MOST_PIXELS, type RawPicture } from './raw'
import { textFields } from './schema'

/** The path of a file beside another. */
export const besideEntry = (file: string, name: string) => file.replace(/[^/]*$/, name)

/** Whether the source of a picture is an address, not a file beside its entry. */
export const isRemote = (src: string) => src.startsWith('https://')

/** What pictures are checked against. */
export type KnownPictures = {
  pictures: Entries['pictures']
  /** Undefined where the identity could not be parsed. */
  imageHosts: readonly string[] | undefined
}

/** A picture as content names it: in which file, and for what. */
export type NamedPicture = { src: string; use: PictureUse; file: string }

/** What is wrong with a picture that an entry names. */
export function pictureProblems({ src, use, file }: NamedPicture, at: () => SiteProblem['place'], known: KnownPictures): SiteProblem[] {
  if (isRemote(src)) {
    const host = URL.canParse(src) ? new URL(src).hostname : src
    return known.imageHosts === undefined || known.imageHosts.includes(host) ? [] : [problem('picture/host', at(), host)]
  }
  const picture = known.pictures.get(besideEntry(file, src))
  return picture ? contentProblems(src, use, picture, at) : [problem('picture/missing', at(), src)]
}

function contentProblems(src: string, use: PictureUse, { content }: RawPicture, at: () => SiteProblem['place']): SiteProblem[] {
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
    case 'right': {
      const { width, height } = content
      const { least } = PICTURE_USES[use]
      if (width >= least.width && height >= least.height) return []
      return [problem('picture/small', at(), src, `${width} × ${height}`, `${least.width} × ${least.height}`)]
    }
  }
}

/** Picture files that no entry names. Where a file beside one could not be read, it may be the one that names it. */
export function unusedPictures(entries: Entries): SiteProblem[] {
  const used = new Set(filesWithData(entries).flatMap((file) => picturesIn(file).map(({ path }) => path)))
  const unsure = new Set(entries.unknown.map((file) => besideEntry(file, '')))
  return [...entries.pictures.keys()]
    .filter((file) => !used.has(file) && !unsure.has(besideEntry(file, '')))
    .map((file) => problem('picture/unused', { file }, file.replace(/^.*\//, '')))
}

/** The files that entries name and their place in the output, each once, by path. None has a problem. */
export function usedPictures(entries: Entries): ReadonlyMap<string, PictureFile> {
  const wanted = new Map<string, number[]>()
  for (const { path, use } of parsedFiles(entries).flatMap(picturesIn))
    wanted.set(path, [...(wanted.get(path) ?? []), ...PICTURE_USES[use].widths])
  return new Map(
    [...wanted.keys()].toSorted().flatMap((file) => {
      const { bytes, content } = entries.pictures.get(file) ?? {}
      if (!bytes || content?.state !== 'right') return []
      const { width, height, hash } = content
      return [[file, { file, bytes, width, height, stem: pictureStem(file, hash), widths: widthsFrom(wanted.get(file) ?? [], width) }]]
    }),
  )
}

const picturesIn = ({ source, schema, data }: ParsedFile) =>
  [...textFields(schema, data)].flatMap(({ meta, value }) =>
    meta?.kind === 'picture' && !isRemote(value) ? [{ path: besideEntry(source.file, value), use: meta.use }] : [],
  )
