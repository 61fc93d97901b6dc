/** The name under which the editor keeps who is signed in. */
const USER = 'sveltia-cms.user'

/**
 * The editor brings its fonts, and a style sheet that names the same ones on another server, which the policy of the page refuses. These
 * rules are deleted as soon as the sheet is added, before any text uses them.
 */
const OWN_FONTS = `new MutationObserver(() => {
  for (const { sheet } of document.head.querySelectorAll('style'))
    for (let index = sheet.cssRules.length - 1; index >= 0; index--)
      if (/^@font-face.*url\\("https:/s.test(sheet.cssRules[index].cssText)) sheet.deleteRule(index)
}).observe(document.head, { childList: true })`

/**
 * The editor has fields to choose from a list and fields for any text, and none for both. Where an item of a list of a few words is
 * reached, the browser offers what other entries have there.
 */
const OFFERED_TEXTS = `addEventListener('focusin', ({ target }) => {
  const [, key] = /^(\\w+)\\.\\d+$/.exec(target.closest('[data-key-path]')?.dataset.keyPath) ?? []
  if (target.type !== 'text' || !Object.hasOwn(offered, key)) return
  target.setAttribute('list', 'offered-' + key)
  if (document.getElementById('offered-' + key)) return
  const list = Object.assign(document.createElement('datalist'), { id: 'offered-' + key })
  list.append(...offered[key].map((text) => new Option(text)))
  document.body.append(list)
})`

/** The script that starts the editor. With a token, it is signed in already. */
export const startScript = (user?: { backendName: string; token: string }) =>
  [
    "import { init } from './cms/index.js'",
    OWN_FONTS,
    ...(user ? [`localStorage.setItem('${USER}', ${JSON.stringify(JSON.stringify(user))})`] : []),
    "const answer = await fetch(new URL('./config.json', import.meta.url))",
    'const { offered, ...config } = await answer.json()',
    OFFERED_TEXTS,
    'await init({ config })',
    '',
  ].join('\n')
