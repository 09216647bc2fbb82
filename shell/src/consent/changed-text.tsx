import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import { type LegalDocument, legalVersions } from '@lernspur/contracts/consent.contract'

const linkStyle =
  '-my-2 inline-flex min-h-11 items-center font-medium text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary'

interface ChangedTextProps {
  document: LegalDocument
  /** An older version was agreed to. */
  isChanged: boolean
}

/** A text to agree to: where it can be read, from when it applies, and what is new in it. */
export function ChangedText({ document, isChanged }: ChangedTextProps) {
  const { t } = useTranslation('shell.consent')
  const format = useFormat()
  return (
    <li>
      <Link to={paths[document]} target="_blank" className={linkStyle}>
        {t(($) => $.document[document])}
      </Link>
      <p className="text-sm text-muted-foreground">
        {t(($) => $.version, { day: format.day(legalVersions[document]) })}
      </p>
      {isChanged && <p className="mt-1">{t(($) => $.changes[document])}</p>}
    </li>
  )
}
