import { useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportPart } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import type { PartOwners } from './part-owners'

/** An open part as a sentence: its subject, its owners, and what is missing in it. */
export const usePartLabel = (owners: PartOwners) => {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { whoAmI } = useSession()
  return (part: ReportPart): string => {
    const people = owners.get(part.schoolSubjectId) ?? []
    const isMine = people.some(({ id }) => id === whoAmI.id)
    const who = isMine ? t(($) => $.part.mine) : format.list(people.map(format.name)) || t(($) => $.part.nobody)
    const missing = [
      part.withoutLevel > 0 && t(($) => $.part.withoutLevel, { count: part.withoutLevel }),
      part.unconfirmed > 0 && t(($) => $.part.unconfirmed, { count: part.unconfirmed }),
      !part.hasComment && t(($) => $.part.noComment),
    ].filter((text) => text !== false)
    return t(($) => $.part.label, {
      subject: part.name,
      who,
      missing: format.list(missing) || t(($) => $.part.filledIn),
    })
  }
}
