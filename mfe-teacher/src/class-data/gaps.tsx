import {
  type ClassRights,
  Link,
  paths,
  useClass,
  useClassRights,
  useFormat,
  useTranslation,
} from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import BookOpen from 'lucide-react/icons/book-open'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'

type MissingPart = 'children' | 'subjects' | 'competences' | 'participants'

interface GapLink {
  /** The right to add what is missing. */
  readonly right: keyof ClassRights & `can${string}`
  readonly to: (classId: string, subjectId: string) => string
  readonly icon: ReactNode
}

const gapLinks: Readonly<Record<MissingPart, GapLink>> = {
  children: { right: 'canManageStudents', to: paths.classStudents, icon: <UserRound /> },
  subjects: { right: 'canManageCompetences', to: paths.classSubjects, icon: <BookOpen /> },
  competences: { right: 'canManageCompetences', to: paths.classCompetences, icon: <BookOpen /> },
  participants: { right: 'canManageStudents', to: paths.classSubjects, icon: <UserRound /> },
}

/** What observing needs of a class, whatever the caller has read of it. */
interface Observable {
  readonly subjects: readonly unknown[]
  readonly students: readonly unknown[]
}
interface AssessableContent {
  readonly domains: readonly { readonly schoolSubjectId: string; readonly competences: readonly unknown[] }[]
}

/** What a class lacks to be observed; null if nothing. */
export const missingIn = ({ subjects, students }: Observable) =>
  subjects.length === 0 ? 'subjects' : students.length === 0 ? 'children' : null

/** Whether there is anything to observe in a subject. */
export const hasCompetences = ({ domains }: AssessableContent, subjectId: string): boolean =>
  domains.some(({ schoolSubjectId, competences }) => schoolSubjectId === subjectId && competences.length > 0)

/** Whom to ask for what a class lacks; undefined until the class is known. */
export const useWhomToAsk = (classId: string): string | undefined => {
  const { t } = useTranslation('teacher.school-class')
  const format = useFormat()
  const schoolClass = useClass(classId)
  return schoolClass && t(($) => $.gap.ask, { name: format.name(schoolClass.creator) })
}

interface ClassGapProps {
  classId: string
  missing: MissingPart
  /** The subject without competences. */
  subjectId?: string
  title: string
  text: string
}

/**
 * Shown for a class that lacks something: links users who may add it there, and tells others whom to ask (rule
 * screen.11).
 */
export function ClassGap({ classId, missing, subjectId = '', title, text }: ClassGapProps) {
  const { t } = useTranslation('teacher.school-class')
  const ask = useWhomToAsk(classId)
  const rights = useClassRights(classId)
  const { right, to, icon } = gapLinks[missing]
  return (
    <EmptyState
      icon={icon}
      title={title}
      description={rights[right] ? text : [text, ask].filter(Boolean).join(' ')}
      action={
        rights[right] && (
          <Button asChild>
            <Link to={to(classId, subjectId)}>{t(($) => $.gap[missing])}</Link>
          </Button>
        )
      }
    />
  )
}
