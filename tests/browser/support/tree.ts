import type { Locator } from '@playwright/test'

/** Where a link leads: nobody hears it. */
const ADDRESS = /\n\s*- \/url: .*/g
/** What is left of a line that has lost all that stood below it: a line that is no further in follows. */
const CHILDLESS = /^(\s*)(- .+):(?=\n(?!\1\s)|$)/gm
const BARE_TEXT = /\n\s*- text: .*/g
/** Roles whose words are sentences of editors. */
const TEXT = /^(\s*- (?:paragraph|listitem|definition|time|emphasis|strong|code|text|deletion|insertion)): .+$/gm
/** A row and a cell have the name that their texts make. */
const CELL = /^(\s*- )'?(row|cell) ".*?"'?(:?)$/gm

const withoutAddresses = (tree: string) => `${tree}\n`.replace(ADDRESS, '').replace(CHILDLESS, '$1$2')

/** What a screen reader says of a part of a page, a line for each: role, name, state and text; what it contains stands further in. */
export const spokenTree = async (part: Locator): Promise<string> => withoutAddresses(await part.ariaSnapshot())

/**
 * The same without the sentences of editors: landmarks, headings, groups, controls and links with their names, levels and states. A text
 * leaves its role, so that one that is missing is missed.
 */
export const outlineOf = async (part: Locator): Promise<string> =>
  (await spokenTree(part)).replace(BARE_TEXT, '').replace(TEXT, '$1').replace(CELL, '$1$2$3').replace(CHILDLESS, '$1$2')
