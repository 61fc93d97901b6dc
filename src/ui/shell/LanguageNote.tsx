type LanguageNoteProps = { label: string; languages: readonly { code: string; label: string }[]; current: string }

/**
 * The language of the page, in words. The choice of others comes with a script that can say which translations exist; until
 * then only the one that is true is named.
 */
export function LanguageNote({ label, languages, current }: LanguageNoteProps) {
  const language = languages.find(({ code }) => code === current)
  return language ? (
    <p className="language-note">
      {label}: <b lang={language.code}>{language.label}</b>
    </p>
  ) : null
}
