/** The folder of cards in the output. */
const FOLDER = 'cards'

/** The folders of the output that hold cards and nothing else. */
export const CARD_FOLDERS: readonly string[] = [FOLDER]

const HOME = '/index'

/** The file of the card of a page, by the address of the page. */
export const cardFile = (page: string): string => `${FOLDER}${page === '/' ? HOME : page}.png`

const FILE = new RegExp(`^/${FOLDER}(/.+)\\.png$`)

/** The address of the page whose card has this address; undefined if no card has it. */
export function pageOfCard(address: string): string | undefined {
  const page = FILE.exec(address)?.[1]
  return page === HOME ? '/' : page
}
