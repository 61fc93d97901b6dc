import { type Place, problem } from '../../problems/problem'
import type { PictureNeeds } from '../../schema/fields'
import { altProblems } from '../link/pictures'
import { placeOfField } from '../parse/source'
import { type LintFile, type LintRule, textAt } from './rule'

const PICTURE = 'image|photo|photograph|picture|pic|graphic|icon|logo|illustration|drawing|portrait|headshot|banner|screenshot|thumbnail'
const NOTHING = new RegExp(`^(?:an? |the |our |some )?(?:(?:main|hero|header|cover|stock|sample) )?(?:${PICTURE})s?(?: here)?$`, 'i')
/** Logos and portraits are left out: they may be what the picture shows. */
const OPENING = /^(?:an? |the )?(?:image|photo|photograph|picture|pic|graphic)s? (?:of|showing) /i
const DECORATION =
  /^(?:(?:an? |the )?(?:decoration|decorative|ornament|ornamental|spacer|background|placeholder|filler)\b.*|none|n\/a|alt(?: text)?|empty)$/i
/** File names that cameras, phones and screenshot programs give, and any other name of a picture file. */
const FILE = /^(?:(?:img|dsc[a-z]?|dji|gopr|pxl|screenshot|screen shot)[ _-]?\d.*|\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic))$/i

/** Finds texts of pictures that say nothing about what the picture shows. */
export const alt: LintRule = (file) =>
  picturesIn(file).flatMap(({ src, text, needs, place }) => {
    const reason = reasonAgainst(plain(text), needs, file)
    // A text that is the name of the file is reported as an error elsewhere.
    if (reason === undefined || altProblems(src, text, place).length > 0) return []
    return [problem('editorial/alt', place(), text, reason)]
  })

type NamedPicture = { src: string; text: string; needs: PictureNeeds; place: () => Place }

/** The pictures of the fields and of the article of a file. */
function picturesIn(file: LintFile): NamedPicture[] {
  const { source, texts, pictures } = file
  const ofFields = texts.flatMap(({ path, value: src, meta }) => {
    const text = meta?.kind === 'picture' ? textAt(file, [...path.slice(0, -1), 'alt']) : undefined
    if (!text || meta?.kind !== 'picture') return []
    return [{ src, text: text.value, needs: meta.needs, place: () => placeOfField(source, text.path) }]
  })
  const ofArticle = pictures.map(({ src, alt: text, needs, line, column }) => ({
    src,
    text,
    needs,
    place: () => ({ file: source.file, line, column }),
  }))
  return [...ofFields, ...ofArticle]
}

function reasonAgainst(words: string, needs: PictureNeeds, file: LintFile): string | undefined {
  if (NOTHING.test(words)) return 'only says that it is a picture'
  if (FILE.test(words)) return 'is the name of a file'
  if (DECORATION.test(words)) return 'says that it shows nothing'
  if (OPENING.test(words)) return 'starts by saying that it is a picture'
  // The name of a person is the right text for a portrait.
  const names = needs.isPortrait
    ? []
    : ['title', 'name', file.definition?.nameField].flatMap((field) => (field === undefined ? [] : (textAt(file, [field])?.value ?? [])))
  return names.some((name) => plain(name).toLowerCase() === words.toLowerCase()) ? 'repeats the title' : undefined
}

const plain = (text: string) =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\s+/g, ' ')
