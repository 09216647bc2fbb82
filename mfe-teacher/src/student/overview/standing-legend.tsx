import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { OverviewSubject } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { LevelLegend } from '@lernspur/ui/components/chart/level/level-legend'
import { hasPicture } from '../../level/has-picture'
import { standingLevels } from './standing'

/** The levels that occur in the bars of the subjects; nothing without any. */
export function StandingLegend({ subjects }: { subjects: readonly OverviewSubject[] }) {
  const { t } = useTranslation('teacher.student')
  const competences = subjects.flatMap((subject) => subject.competences)
  const levels = standingLevels(competences)
  if (levels.length === 0) return null
  return (
    <LevelLegend
      label={t(($) => $.standing.legend)}
      levels={levels.map(({ level, colour }) => ({
        label: level.label,
        colour,
        picture: hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />,
      }))}
      rest={competences.some(({ level }) => level === null) ? t(($) => $.standing.rest) : undefined}
    />
  )
}
