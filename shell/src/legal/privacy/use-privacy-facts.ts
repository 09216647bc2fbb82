import { useLanguage, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { AddedCategory } from '@lernspur/contracts/processing/added-data'
import { browserStorage, browserStorageItems, type StoredUntil } from '@lernspur/contracts/processing/browser-storage'
import { staffDataCategories, studentDataCategories } from '@lernspur/contracts/processing/personal-data'
import { type RetentionPeriod, retentionPeriods, type Span } from '@lernspur/contracts/retention-periods'
import { readLiveRegistry } from '@lernspur/federation/runtime/page-registry'
import { readReportingDsn } from '@lernspur/federation/runtime/reporting-dsn'
import type { Fact } from './facts'

const useSpan = () => {
  const { t } = useTranslation('shell.legal')
  return ({ count, unit }: Span) =>
    unit === 'days' ? t(($) => $.privacy.span.days, { count }) : t(($) => $.privacy.span.hours, { count })
}

/** What services of further teams store of these people, as the live registry says (rule processing.3). */
export const useAddedFacts = (people: AddedCategory['about']): Fact[] => {
  const language = useLanguage()
  const { data } = useQuery({ queryKey: ['live-registry'], queryFn: readLiveRegistry })
  return (data?.personalData ?? [])
    .filter(({ about }) => about === people)
    .map(({ service, name, text }) => ({ id: `${service} ${name.en}`, name: name[language], text: text[language] }))
}

/** What is processed of children, a category a row. */
export const useStudentFacts = (): Fact[] => {
  const { t } = useTranslation('shell.legal')
  return studentDataCategories.map((id) => ({
    id,
    name: t(($) => $.privacy.student[id].name),
    text: t(($) => $.privacy.student[id].text),
  }))
}

/** What is processed of the people who work here. */
export const useStaffFacts = (): Fact[] => {
  const { t } = useTranslation('shell.legal')
  return staffDataCategories.map((id) => ({
    id,
    name: t(($) => $.privacy.staff[id].name),
    text: t(($) => $.privacy.staff[id].text),
  }))
}

/** What the browser stores, where, and until when; what only reporting stores is left out without it. */
export const useStorageFacts = (): Fact[] => {
  const { t } = useTranslation('shell.legal')
  const span = useSpan()
  const until = (end: StoredUntil): string =>
    typeof end === 'string' ? t(($) => $.privacy.until[end]) : t(($) => $.privacy.until.after, { span: span(end) })
  return browserStorageItems.flatMap((id) => {
    const item = browserStorage[id]
    if ('onlyReporting' in item && !readReportingDsn()) return []
    const where = t(($) => $.privacy.store[item.store], { name: item.name })
    return { id, name: t(($) => $.privacy.stored[id]), text: `${where}, ${until(item.until)}` }
  })
}

const periods = Object.keys(retentionPeriods) as RetentionPeriod[]

/**
 * What expires after which time, from the same table that deletion uses (rule expiry.1). Operators choose the time for
 * backups.
 */
export const useRetentionFacts = (backupDays: number | undefined): Fact[] => {
  const { t } = useTranslation('shell.legal')
  const span = useSpan()
  return periods.map((id) => ({
    id,
    name: t(($) => $.privacy.periods[id]),
    text: span(
      id === 'backup' && backupDays !== undefined ? { count: backupDays, unit: 'days' } : retentionPeriods[id],
    ),
  }))
}
