import type { ReactNode } from 'react'

/** Words read aloud before a task. */
export type TaskWords = { done: string; open: string }

/** An item of a task list, with its checkbox. */
export const Task = ({ done, words, children }: { done: boolean; words: TaskWords; children: ReactNode }) => (
  <li className="task" data-state={done ? 'done' : 'open'}>
    <span className="sr">{done ? words.done : words.open} </span>
    {children}
  </li>
)
