import { Icon } from '../media/Icon'

type LanguageSelectorProps = {
  label: string
  languages: readonly { code: string; label: string }[]
  /** Language of the page. */
  current: string
  /** Says in which language the page is to be had. */
  note: string
}

/**
 * Lists the languages of the site (specification, 3.9). Until a translation exists there is nothing to switch to, so choosing
 * one says in which language the page is available; without a script it says so at once.
 */
export function LanguageSelector({ label, languages, current, note }: LanguageSelectorProps) {
  const name = languages.find(({ code }) => code === current)?.label
  return (
    <details className="language-selector">
      <summary>
        {label}: <b>{name}</b>
        <Icon name="chevron" />
      </summary>
      <div data-enhance="language-selector" data-when="intent">
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
