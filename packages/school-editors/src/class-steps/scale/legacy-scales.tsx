import { assessmentTypeListQuery } from '@lernspur/api-client/teacher/assessment-type.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import { joinLabels } from '../../scale/scale'
import { ScaleLevels } from '../../scale/scale-levels'

/** Read-only scales of the first version of observations (rule scale.4); nothing if there are none. */
export function LegacyScales({ schoolClassId }: { schoolClassId: string | null }) {
  const { t } = useTranslation('school-editors.scale')
  const { rows } = useSuspenseQuery(
    assessmentTypeListQuery({
      filter: [
        schoolClassId === null
          ? { field: 'isTemplate', type: 'eq', value: 'true' }
          : { field: 'schoolClassId', type: 'eq', value: schoolClassId },
      ],
    }),
  ).data
  if (rows.length === 0) return null
  return (
    <Card>
      <CardHeading title={t(($) => $.overview.legacy)} description={t(($) => $.overview.legacyText)} />
      <CardContent>
        <ul className="grid grid-cols-1 gap-4">
          {rows.map(({ id, name, performanceLevels }) => (
            <li key={id}>
              <p className="font-medium">{name}</p>
              <ScaleLevels
                levels={performanceLevels.map((level) => ({ ...level, isFrontendPicture: level.pictureUrl === null }))}
              />
              <p className="text-sm text-muted-foreground">{joinLabels(performanceLevels.map(({ label }) => label))}</p>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
