/** What a function returns in place of its result if it cannot have one: the reason, as a text for whoever runs the command. */
export type Failure = { error: string }
