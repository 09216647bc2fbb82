import { Link, paths, useClassRights, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import BookOpen from 'lucide-react/icons/book-open'
import { useClassSubjects } from './use-class-subjects'

/** The row of the subjects in the settings of a class, for users who may manage them. Suspends while loading. */
export function SubjectsRow({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.subjects')
  const { canManageCompetences, canManageStudents } = useClassRights(classId)
  const count = useClassSubjects(classId).length
  if (!canManageCompetences && !canManageStudents) return null
  return (
    <LinkRow
      link={<Link to={paths.classSubjects(classId)} />}
      leading={<BookOpen aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
      title={t(($) => $.title)}
      hint={count === 0 ? t(($) => $.empty.title) : t(($) => $.count, { count })}
    />
  )
}
