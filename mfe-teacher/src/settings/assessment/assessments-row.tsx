import { Link, paths, useClassRights, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { totalWeight } from '@lernspur/school-editors/assessment/weight'
import { assessmentsQuery } from '@lernspur/school-editors/class-steps/assessment/assessment-queries'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import Percent from 'lucide-react/icons/percent'

function AssessmentsLink({ schoolClass: { id, schoolYear } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.assessing')
  const { rows } = useSuspenseQuery(assessmentsQuery(id)).data
  const terms = schoolYear?.terms ?? []
  const sumOf = (semester: string) => {
    const term = terms.find(({ schoolTermSemester }) => schoolTermSemester === semester)
    return totalWeight(
      rows.filter((one) => one.schoolTermSemester === semester && one.schoolTermId === (term?.id ?? null)),
    )
  }
  return (
    <LinkRow
      link={<Link to={paths.classAssessments(id)} />}
      leading={<Percent aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
      title={t(($) => $.assessments.title)}
      hint={t(($) => $.assessments.hint, { first: sumOf('first'), second: sumOf('second') })}
    />
  )
}

/** The row of the assessments in the settings of a class: the sum of the weights of each semester. */
export function AssessmentsRow({ schoolClass }: { schoolClass: SchoolClass }) {
  const { canManagePerformanceVisuals } = useClassRights(schoolClass.id)
  return canManagePerformanceVisuals ? <AssessmentsLink schoolClass={schoolClass} /> : null
}
