import { suggestion } from '../../src/engine/lib/nearest.mjs'
import type { Catalogue } from '../../src/engine/problems/catalogue'
import { problemsOf } from '../../src/engine/problems/problem'

/** Every way in which the files of a built site can fail to be closed. A place is a file of the built folder. */
export const linkCheckMistakes = {
  'closure/home': {
    title: 'The home page of the built site does not say where the site is.',
    message: () => 'The home page is missing, or its head has no canonical address.',
    hint: 'Build the site: `npm run build`. The addresses of all files are resolved against that of the home page.',
  },
  'closure/unknown': {
    title: 'An address of the built site leads nowhere.',
    message: (by: string, address: string, nearName?: string) =>
      `${by} names \`${address}\`, and no file of the site answers there.${suggestion(nearName)}`,
    hint: 'Correct the address where it is written: in the content, in the code of the page, or in the output that made the file.',
  },
  'closure/malformed': {
    title: 'An address of the built site is malformed.',
    message: (by: string, address: string) => `${by} names \`${address}\`, which no browser reads as an address.`,
    hint: 'Write an address of this site that begins with `/`, or a full one with its protocol.',
  },
  'closure/moved': {
    title: 'An address of the built site leads to a redirect.',
    message: (by: string, address: string, to: string) => `${by} names \`${address}\`, which only redirects to \`${to}\`.`,
    hint: 'Name the address that it redirects to. Redirects are for links on other sites.',
  },
  'closure/fragment': {
    title: 'An address of the built site leads to a part that does not exist.',
    message: (by: string, address: string, nearName?: string) =>
      `${by} names \`${address}\`, and no element there has this id.${suggestion(nearName)}`,
    hint: 'Give the element this id, or correct what stands after `#`.',
  },
  'closure/orphan': {
    title: 'No links lead to a page.',
    message: (address: string) => `No links lead from the home page to \`${address}\`.`,
    hint: 'Link to it from a page that visitors reach, or add it with the reason to the list in scripts/link-checker/exceptions.ts.',
  },
  'closure/unused': {
    title: 'Nothing names a file of the built site.',
    message: (path: string) => `Nothing names \`${path}\`, so nobody gets it.`,
    hint: 'Delete what makes it, name it where it belongs, or add it with the reason to the list in scripts/link-checker/exceptions.ts.',
  },
  'closure/missing': {
    title: 'The manifest of the built site lists a file that does not exist.',
    message: (path: string) => `The manifest lists \`${path}\`, and there is no such file.`,
    hint: 'Something has removed it after the build. Build the site again: `npm run build`.',
  },
  'closure/unlisted': {
    title: 'The manifest of the built site lacks a file.',
    message: (path: string) => `The manifest does not list \`${path}\`, so uploads by it leave the file out.`,
    hint: 'Something has added it after the build. Delete it, or let an output of the site make it.',
  },
  'closure/id': {
    title: 'Two elements of a file have the same id.',
    message: (id: string) => `Another element of this file has the id \`${id}\` as well.`,
    hint: 'Give one of them another id: links and labels find the first one only.',
  },
} as const satisfies Catalogue

/** Makes a problem of a built site. */
export const linkCheckProblem = problemsOf(linkCheckMistakes)
