/** Paragraphs of a longer text that is no article, in the font of texts. */
export const TextBlock = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="text-block stack">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)
