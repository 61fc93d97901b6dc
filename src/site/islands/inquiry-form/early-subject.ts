import type { InquiryWords } from './fields'
import { ABOUT } from './preset'

/**
 * A script that runs before the form is painted: what a link to the form is about has its place from the first moment, with about as many
 * words as the note that comes with the island. That would move all fields. Of topics it knows those that have the most words.
 */
export function earlySubjectScript({ topics, topicAbout, summaries }: Pick<InquiryWords, 'topics' | 'topicAbout' | 'summaries'>): string {
  const long = Object.fromEntries(Object.keys(summaries).map((name) => [name, topics[name]]))
  return [
    `{let p=new URLSearchParams(location.search),t=${inScript(long)}[p.get('topic')],`,
    `a=${inScript(ABOUT)}.map(n=>p.get(n)).filter(Boolean).join(', '),n=document.querySelector('.subject');`,
    `if(n&&a){n.hidden=false;n.firstChild.dataset.about=t?${inScript(topicAbout)}.replace('{topic}',t).replace('{about}',a):a}}`,
  ].join('')
}

/** A value as a script may hold it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
