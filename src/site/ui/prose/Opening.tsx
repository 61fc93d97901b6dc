/** The paragraph that opens a long text: as large as a lede, as dark as the text, on the same measure. */
export const Opening = ({ children }: { children: string }) => <p className="lede opening">{children}</p>
