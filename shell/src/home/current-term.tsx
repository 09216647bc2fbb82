import { currentTermQuery } from '@lernspur/api-client/school-year.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-kit'

/** The running term and when it ends; nothing between terms, or as long as it is not known. */
export function CurrentTerm() {
  const { t } = useTranslation('shell.home')
  const format = useFormat()
  const { data: term } = useQuery(currentTermQuery())
  return term ? <> · {t(($) => $.term, { name: term.name, end: format.day(term.endDate) })}</> : null
}
