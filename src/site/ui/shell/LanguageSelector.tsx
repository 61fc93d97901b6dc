import { Icon } from '../media/Icon'

type LanguageSelectorProps = {
  label: string
  languages: readonly { code: string; label: string }[]
  /** Language of the page. */
  current: string
  /** Says in which languages the page is available. */
  note: string
}

/**
 * Lists the languages of the site (specification, 3.9). There are no translations yet, so choosing a language shows in which one the page
 * is available. Without a script this note is always shown.
 */
export function LanguageSelector({ label, languages, current, note }: LanguageSelectorProps) {
  const name = languages.find(({ code }) => code === current)?.label
  return (
    <details className="language-selector" data-enhance="language-selector" data-when="intent">
      <summary>
        {label}: <b>{name}</b>
        <Icon name="chevron" />
      </summary>
      <div>
        <ul>
          {languages.map((language) => (
            <li key={language.code} lang={language.code}>
              <button className="needs-script" type="button" aria-current={language.code === current ? 'true' : undefined}>
                {language.label}
              </button>
              <noscript>{language.label}</noscript>
            </li>
          ))}
        </ul>
        <output data-note={note} />
        <noscript>{note}</noscript>
      </div>
    </details>
  )
}
