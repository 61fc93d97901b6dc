import { about } from './pages/about'
import { contact } from './pages/contact'
import { home } from './pages/home'
import { notFound } from './pages/not-found'
import { note } from './pages/note'
import { noteList } from './pages/notes'

/** All kinds of pages, in the order of the site map. */
export const pages = [
  home,
  about,
  noteList,
  note,
  contact,
  // Answers all other addresses.
  notFound,
]
