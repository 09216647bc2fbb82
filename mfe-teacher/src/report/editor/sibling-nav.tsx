import { paths, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { SiblingLinks } from '../../student-link/sibling-links'
import { useSiblings } from './use-siblings'

/** The way to the report of the child before and after. */
export function SiblingNav({ classId, report }: { classId: string; report: Report }) {
  const { t } = useTranslation('teacher.report')
  const [search] = useSearchParams()
  const { before, after, place: index, all } = useSiblings(classId, report)
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={before}
      after={after}
      linkTo={({ id }) => ({ pathname: paths.report(classId, id), search: search.toString() })}
      labelOf={(direction, name) => t(($) => $.siblings[direction], { name })}
      subjectId={all > 0 ? t(($) => $.siblings.position, { place: index, all }) : undefined}
    />
  )
}
