import { type Named, paths, useFormat, useSearchParams, useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { SiblingLinks } from '../../class-work/sibling-links'
import { useSiblings } from './use-siblings'

/** The way to the report of the child before and after. */
export function SiblingNav({ classId, report }: { classId: string; report: Report }) {
  const { t } = useTranslation('teacher.report')
  const { name: nameOf } = useFormat()
  const [search] = useSearchParams()
  const { before, after, place, all } = useSiblings(classId, report)
  const linkTo = (one: Named & { id: string }, direction: 'before' | 'after') => ({
    to: { pathname: paths.report(classId, one.id), search: search.toString() },
    name: nameOf(one),
    label: t(($) => $.siblings[direction], { name: nameOf(one) }),
  })
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={before && linkTo(before, 'before')}
      after={after && linkTo(after, 'after')}
      place={all > 0 ? t(($) => $.siblings.place, { place, all }) : undefined}
    />
  )
}
