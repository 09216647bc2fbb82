import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { Card } from '@lernspur/ui/components/ui/card'
import { GroupMenu } from '../group/group-menu'
import { useManagesGroup } from '../group/use-manages-group'

/** Groups in which no report lies. */
export function EmptyGroups({ groups }: { groups: readonly ReportGroup[] }) {
  const { t } = useTranslation('teacher.report')
  const managesGroup = useManagesGroup(groups[0]?.schoolClassId ?? '')
  return groups.map((group) => (
    <Card key={group.id} className="flex items-center gap-3 px-4 py-2 sm:px-5">
      <div className="min-w-0 flex-1">
        <Link
          to={paths.reportGroup(group.schoolClassId, group.id)}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {group.name}
        </Link>
        <p className="text-sm text-muted-foreground">{t(($) => $.overview.emptyGroup)}</p>
      </div>
      {managesGroup(group, []) && <GroupMenu group={group} reportIds={[]} />}
    </Card>
  ))
}
