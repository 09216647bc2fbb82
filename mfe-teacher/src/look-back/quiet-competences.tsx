import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { LookBack } from '@lernspur/contracts/teacher/student/look-back.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card } from '@lernspur/ui/components/ui/card'

interface QuietCompetencesProps {
  classId: string
  competences: LookBack['competences']
}

/** Competences without a recent entry in the class; each leads to its subject in the matrix. */
export function QuietCompetences({ classId, competences }: QuietCompetencesProps) {
  const { t } = useTranslation('teacher.look-back')
  const format = useFormat()
  return (
    <Card>
      <CardHeading level={3} title={t(($) => $.competences.title)} />
      {competences.length === 0 && (
        <p className="px-5 pb-5 text-sm text-muted-foreground">{t(($) => $.competences.none)}</p>
      )}
      <ul className="px-3.5 pb-3">
        {competences.map(({ id, description, subject, lastOn }) => (
          <li key={id}>
            <Link
              to={`${paths.classSkills(classId)}?subject=${subject.id}`}
              className="grid min-h-12 content-center gap-1 rounded-md px-1.5 py-1.5 hover:bg-accent"
            >
              <span className="wrap-anywhere hyphens-auto">{description}</span>
              <span className="flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
                <SubjectChipOf subject={subject} short size="sm" />
                {lastOn ? t(($) => $.last, { day: format.dayShort(lastOn) }) : t(($) => $.never)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
