export interface LanguageLink {
  to: string;
  /** For `hreflang`: mr. */
  code: string;
  /** For `lang`: mr-IN. */
  tag: string;
  /** In its own language and script. */
  name: string;
}

interface LanguagesProps {
  languages: LanguageLink[];
  /** The accessible name of the list. */
  label: string;
  className?: string | undefined;
}

/** Links to other languages, each in its own script. */
export function Languages({ languages, label, className }: LanguagesProps) {
  if (!languages.length) return null;
  return (
    <ul className={className} aria-label={label} data-languages="">
      {languages.map(({ to, code, tag, name }) => (
        <li key={code}>
          <a href={to} lang={tag} hrefLang={code}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
