import { consentListQuery } from '@lernspur/api-client/identity/registration.queries'
import { Link, paths, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import FileCheck from 'lucide-react/icons/file-check'

/** What the user agreed to, and when (rule consent.1). */
export function Consents() {
  const { t } = useTranslation('shell.consent')
  const format = useFormat()
  const { consents } = useSuspenseQuery(consentListQuery()).data
  if (consents.length === 0) return <p className="text-muted-foreground">{t(($) => $.none)}</p>
  return (
    <ul className="grid divide-y">
      {consents.map(({ document, version, language, givenAt }) => (
        <li key={`${document} ${version}`} className="flex items-center gap-3 py-2.5 first:pt-0">
          <FileCheck aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <div className="grid min-w-0 flex-1">
            <Link to={paths[document]} className="-my-2 inline-flex min-h-11 items-center hover:underline">
              {t(($) => $.document[document])}
            </Link>
            <p className="text-sm text-muted-foreground">
              {t(($) => $.given[language], { version: format.day(version), time: format.instant(givenAt) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
