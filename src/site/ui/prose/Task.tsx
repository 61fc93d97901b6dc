import type { ReactNode } from 'react'

/** What is read aloud before a task. */
export type TaskWords = { done: string; open: string }

/** An item of a list of tasks, with its box. */
export const Task = ({ done, words, children }: { done: boolean; words: TaskWords; children: ReactNode }) => (
  <li className="task" data-state={done ? 'done' : 'open'}>
    <span className="sr">{done ? words.done : words.open} </span>
    {children}
  </li>
)
