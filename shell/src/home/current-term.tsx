import { currentTermQuery } from '@lernspur/api-client/school-year.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'

/** The running term and when it ends; nothing between terms. */
export function CurrentTerm() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data: term } = useSuspenseQuery(currentTermQuery())
  return term && <> · {t(($) => $.term, { name: term.name, end: format.day(term.endDate) })}</>
}
