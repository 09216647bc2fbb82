import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { UnobservedSubjects } from '@lernspur/contracts/teacher/home/unseen.contract'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'

/** Subjects shown before all are expanded. */
const maxVisible = 4

/** Subjects with competences that have no observations in the current term. */
export function UnseenSubjects({ classId, unseen }: { classId: string; unseen: UnobservedSubjects }) {
  const { t } = useTranslation('teacher.home')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const { subjects, competencesSince } = unseen
  const rest = subjects.length - maxVisible
  return (
    <div className="grid grid-cols-1 gap-1 px-5 pt-4 pb-3">
      <h3 className="text-sm text-muted-foreground">
        {t(($) => $.unseen.competences, { day: format.dayShort(competencesSince) })}
      </h3>
      <ul className="-mx-1.5">
        {subjects.slice(0, all ? subjects.length : maxVisible).map((subject) => (
          <li key={subject.id}>
            <Link
              to={`${paths.classSkills(classId)}?subject=${subject.id}`}
              className="flex min-h-11 items-center gap-3 rounded-md px-1.5 hover:bg-accent"
            >
              <SubjectChipOf subject={subject} size="sm" className="min-w-0" />
              <span className="min-w-fit flex-1 text-right text-sm text-muted-foreground tabular-nums">
                {t(($) => $.unseen.share, { count: subject.unseenCount, of: subject.competenceCount })}
              </span>
              <ChevronRight aria-hidden className="size-4.5 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && !all && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="inline-flex min-h-11 items-center justify-self-start rounded-md text-sm text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
        >
          {t(($) => $.unseen.moreSubjects, { count: rest })}
        </button>
      )}
    </div>
  )
}
