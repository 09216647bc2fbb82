import { openTasksQuery } from '@lernspur/api-client/school-admin/open-task.queries'
import { newTemplateVersionsQuery } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { Link, paths, useFormat, useParams, useQuery, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { OpenTasks } from '@lernspur/contracts/school-admin/school/open-task.contract'
import type { NewTemplateVersions } from '@lernspur/contracts/school-admin/subject-template.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Card } from '@lernspur/ui/components/ui/card'
import CircleCheck from 'lucide-react/icons/circle-check'
import MailWarning from 'lucide-react/icons/mail-warning'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sprout from 'lucide-react/icons/sprout'
import UserX from 'lucide-react/icons/user-x'
import type { ReactNode } from 'react'
import { useSectionNames } from '../setup/school-setup/use-section-names'
import { ClassTaskRow } from './class-task-row'

const leading = (icon: ReactNode) => (
  <span aria-hidden className="text-muted-foreground [&_svg]:size-5">
    {icon}
  </span>
)

/** Link to the set-up of the school, which stays reachable once it is finished. */
function SetupRow({ open }: { open: OpenTasks['setup'] }) {
  const { t } = useTranslation('school-admin.settings')
  const names = useSectionNames()
  const format = useFormat()
  const [first] = open
  return (
    <LinkRow
      link={<Link to={first ? `${paths.schoolSetup}/${first}` : paths.schoolSetup} />}
      leading={leading(first ? <Sprout /> : <CircleCheck />)}
      title={t(($) => $.open.setup.title)}
      hint={
        first
          ? t(($) => $.open.setup.open, { sections: format.list(open.map((section) => names[section])) })
          : t(($) => $.open.setup.done)
      }
    />
  )
}

/** What new versions of the provider's templates offer to the school. */
function VersionsRow({ versions: { names, templateCount, newSubjects } }: { versions: NewTemplateVersions }) {
  const { t } = useTranslation('school-admin.settings')
  const format = useFormat()
  const { schoolId = '' } = useParams()
  const added = format.list(newSubjects.map(({ name }) => name))
  return (
    <LinkRow
      link={<Link to={paths.schoolSubjects(schoolId)} />}
      leading={leading(<RefreshCw />)}
      title={t(($) => $.open.versions.title, { versions: format.list(names) })}
      hint={[
        newSubjects.length > 0 && t(($) => $.open.versions.new, { count: newSubjects.length, names: added }),
        templateCount > 0 && t(($) => $.open.versions.hint, { count: templateCount }),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  )
}

/** Open tasks of the school, each with a link (rule school.5). */
export function OpenTasksList() {
  const { t } = useTranslation('school-admin.settings')
  const format = useFormat()
  const { schoolId = '' } = useParams()
  // Always refetched, because the pages that these rows link to change it.
  const { data } = useSuspenseQuery({ ...openTasksQuery(), staleTime: 0 })
  const versions = useQuery({ ...newTemplateVersionsQuery(), staleTime: 0 }).data
  const { setup, classes, studentsWithoutClass, endingInvitations } = data
  const { count, firstEndsAt } = endingInvitations
  const isDone = setup.length + classes.length + studentsWithoutClass + count + (versions?.names.length ?? 0) === 0
  return (
    <section aria-label={t(($) => $.open.title)}>
      <Card>
        <CardHeading title={t(($) => $.open.title)} description={isDone ? t(($) => $.open.none) : undefined} />
        <ul className="border-t">
          <SetupRow open={setup} />
          {studentsWithoutClass > 0 && (
            <LinkRow
              link={<Link to={`${paths.schoolStudents(schoolId)}?class=none`} />}
              leading={leading(<UserX />)}
              title={t(($) => $.open.students.title, { count: studentsWithoutClass })}
              hint={t(($) => $.open.students.hint, { count: studentsWithoutClass })}
            />
          )}
          {classes.map((task) => (
            <ClassTaskRow key={task.kind} task={task} schoolId={schoolId} />
          ))}
          {versions && versions.names.length > 0 && <VersionsRow versions={versions} />}
          {count > 0 && (
            <LinkRow
              link={<Link to={paths.schoolUsers(schoolId)} />}
              leading={leading(<MailWarning />)}
              title={t(($) => $.open.invitations.title, { count })}
              hint={firstEndsAt ? t(($) => $.open.invitations.hint, { instant: format.instant(firstEndsAt) }) : ''}
            />
          )}
        </ul>
      </Card>
    </section>
  )
}
