/** The first paragraph of a long text: as large as a lede, in the text color, with the same line length. */
export const Opening = ({ children }: { children: string }) => <p className="lede opening">{children}</p>
