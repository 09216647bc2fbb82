import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolTerm } from '@lernspur/contracts/school-admin/school-year.contract'

/** A term and its end, after other text. */
export function TermText({ term }: { term: SchoolTerm }) {
  const { t } = useTranslation('shell.home')
  const format = useFormat()
  return <> · {t(($) => $.term, { name: term.name, end: format.day(term.endDate) })}</>
}
