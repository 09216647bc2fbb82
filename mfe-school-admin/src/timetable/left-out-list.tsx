import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { TimetableFile } from './read/file-lesson'
import type { LeftOut, MatchedTimetable } from './read/match-timetable'

/** Rows that are named; a file may have hundreds without a class. */
const namedRows = 10

interface LeftOutListProps {
  file: TimetableFile
  matched: MatchedTimetable
}

/** What of a file is not taken over, and why. */
export function LeftOutList({ file, matched }: LeftOutListProps) {
  const { t } = useTranslation('school-admin.timetable')
  const format = useFormat()
  const names = (left: readonly LeftOut[]) =>
    format.list(left.map(({ name, count }) => `${name} (${format.number(count)})`))
  const { unknownClasses, unknownSubjects, unknownPeople } = matched
  const rows = file.incomplete
  const reasons = [
    unknownClasses.length > 0 && t(($) => $.left.classes, { names: names(unknownClasses) }),
    unknownSubjects.length > 0 && t(($) => $.left.subjects, { names: names(unknownSubjects) }),
    unknownPeople.length > 0 && t(($) => $.left.people, { names: names(unknownPeople) }),
    rows.length > 0 &&
      t(($) => $.left.rows, { count: rows.length, rows: format.list(rows.slice(0, namedRows).map(String)) }),
  ].filter((reason) => reason !== false)
  if (reasons.length === 0) return null
  return (
    <section aria-label={t(($) => $.left.title)} className="grid grid-cols-1 gap-2">
      <h3 className="font-medium">{t(($) => $.left.title)}</h3>
      <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  )
}
