import { currentTermQuery } from '@lernspur/api-client/school-year.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-kit'

/** The current term and its end; nothing between terms or while unknown. */
export function CurrentTerm() {
  const { t } = useTranslation('shell.home')
  const format = useFormat()
  const { data: term } = useQuery(currentTermQuery())
  return term ? <> · {t(($) => $.term, { name: term.name, end: format.day(term.endDate) })}</> : null
}
