import type { Locator } from '@playwright/test'

/** The address of a link, which screen readers do not read out. */
const ADDRESS = /\n\s*- \/url: .*/g
/** A line that has lost all of its children: the next line is not indented further. */
const CHILDLESS = /^(\s*)(- .+):(?=\n(?!\1\s)|$)/gm
const BARE_TEXT = /\n\s*- text: .*/g
/** Roles whose texts are sentences of editors. */
const TEXT = /^(\s*- (?:paragraph|listitem|definition|time|emphasis|strong|code|text|deletion|insertion)): .+$/gm
/** Rows and cells, which are named by their texts. */
const CELL = /^(\s*- )'?(row|cell) ".*?"'?(:?)$/gm

const withoutAddresses = (tree: string) => `${tree}\n`.replace(ADDRESS, '').replace(CHILDLESS, '$1$2')

/** What a screen reader gets of a part of a page, a line each: role, name, state and text; children are indented. */
export const spokenTree = async (part: Locator): Promise<string> => withoutAddresses(await part.ariaSnapshot())

/**
 * The same without sentences of editors: landmarks, headings, groups, controls and links with their names, levels and states. Of a text the
 * role stays, so that a missing text shows.
 */
export const outlineOf = async (part: Locator): Promise<string> =>
  (await spokenTree(part)).replace(BARE_TEXT, '').replace(TEXT, '$1').replace(CELL, '$1$2$3').replace(CHILDLESS, '$1$2')
