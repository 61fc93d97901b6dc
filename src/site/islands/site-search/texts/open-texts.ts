import { fetched } from '../../../../engine/islands/arrive'
import { sharedAttempts } from '../../../../engine/islands/attempts'
import { createTextSearch, type TextSearch } from './search-texts'
import { parseTextManifest } from './text-manifest'

/** Fetches a part once: its address names its contents. */
const part = sharedAttempts((address: string) => fetched(address))

/** Fetches the manifest at an address and creates the search of its texts. Rejects if it cannot be fetched. */
export const openTexts = async (address: string): Promise<TextSearch> => createTextSearch(parseTextManifest(await fetched(address)), part)
