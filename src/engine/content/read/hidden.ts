/** Names of files that editors and systems create, such as `.DS_Store`, `.post.mdx.swp` and `~$post.docx`. */
const HIDDEN = /^\.|^~\$|~$|^(?:thumbs\.db|desktop\.ini)$/i

/** Whether a file of content is left out by its name. */
export const isHidden = (name: string) => HIDDEN.test(name)
