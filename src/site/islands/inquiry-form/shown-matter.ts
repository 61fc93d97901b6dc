import { LEFT_OUT } from './matter'

/**
 * Shows the texts of a matter on the page around the form; the empty name stands for projects. Each of these texts is in a template
 * (`ByMatter`), next to what it takes the place of.
 */
export function showMatter(name: string) {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(`template[data-matter="${name}"]`)) {
    const around = template.parentElement
    around?.replaceChildren(template.content.cloneNode(true), ...around.querySelectorAll('template'))
  }
}

/**
 * The same as a script of the page, for the topic in the address. It runs before the texts are painted, keeps the place of what a link says
 * (`data-about`) and hides the step that a matter leaves out, so that nothing moves when the form comes to life. `matters` has the name
 * of the matter of each topic that is no project.
 */
export const matterScript = (matters: Readonly<Record<string, string>>): string =>
  [
    `{let p=location.search,n=new Map(Object.entries(${JSON.stringify(matters)})).get(new URLSearchParams(p).get('topic'));`,
    `if(/(topic|service|industry)=./.test(p))document.documentElement.dataset.about='';`,
    `if(n){for(let t of document.querySelectorAll('template[data-matter="'+n+'"]')){let p=t.parentElement;`,
    `p.replaceChildren(t.content.cloneNode(true),...p.querySelectorAll('template'))}`,
    `for(let s of document.querySelectorAll('.step-list>:nth-child(${LEFT_OUT + 1})'))s.hidden=true}}`,
  ].join('')
