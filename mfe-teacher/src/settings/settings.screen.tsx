import { accessRightListQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import {
  ErrorBoundary,
  FilledSlot,
  Link,
  paths,
  useClass,
  useClassRights,
  useFillers,
  useLanguage,
  usePageTitle,
  useSession,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { ClassPermission } from '@lernspur/contracts/school-admin/class-permissions'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { ClassForm } from '@lernspur/school-editors/class-steps/class-step'
import { SaveAsTemplate } from '@lernspur/school-editors/class-steps/template/save-as-template'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Users from 'lucide-react/icons/users'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { AssessmentsRow } from './assessment/assessments-row'
import { MayManage } from './may-manage'
import { ScalesRow } from './scale/scales-row'
import { StudentsRow } from './students/students-row'
import { SubjectsRow } from './subjects/subjects-row'

/** Name, level and nickname of a class, and saving it as a template, for its creator and the leaders of the school. */
function ClassData({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { whoAmI, role } = useSession()
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  if (!leads && schoolClass.creatorId !== whoAmI.id) return null
  return (
    <Card>
      <CardHeading title={t(($) => $.class.title)} description={t(($) => $.class.description)} />
      <CardContent className="grid max-w-3xl grid-cols-1 gap-5">
        <ClassForm key={schoolClass.id} schoolClass={schoolClass} />
        <SaveAsTemplate schoolClass={schoolClass} />
      </CardContent>
    </Card>
  )
}

/** With one of these rights there is something to change, as the navigation knows too. */
const settingsRights: readonly ClassPermission[] = [
  'canManageAccessRights',
  'canManageStudents',
  'canManagePerformanceVisuals',
  'canManageCompetences',
]

/** What other areas let people set for a class (rule slot.1). */
function AreaSections({ classId }: { classId: string }) {
  const language = useLanguage()
  return useFillers('settings.class', classId).map((filler) => (
    <Card key={filler.area}>
      <CardHeading title={filler.text[language]} />
      <CardContent>
        <FilledSlot slot="settings.class" filler={filler} passed={{ classId }} />
      </CardContent>
    </Card>
  ))
}

function Settings({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.settings')
  const { id } = schoolClass
  const rights = useClassRights(id)
  const { data: team } = useSuspenseQuery(
    accessRightListQuery({ filter: [{ field: 'schoolClassId', type: 'eq', value: id }], limit: 1 }),
  )
  return (
    <>
      <Card className="not-has-[li]:hidden">
        <ul>
          {rights.canManageAccessRights && (
            <LinkRow
              link={<Link to={paths.classTeam(id)} />}
              leading={<Users aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
              title={t(($) => $.team.title)}
              hint={t(($) => $.team.hint, { count: team.count })}
            />
          )}
          <SubjectsRow classId={id} />
          {rights.canManageStudents && <StudentsRow schoolClass={schoolClass} />}
          <AssessmentsRow schoolClass={schoolClass} />
          <ScalesRow classId={id} />
        </ul>
      </Card>
      <ClassData schoolClass={schoolClass} />
      <AreaSections classId={id} />
    </>
  )
}

/** The settings of a class that the user may change, each with its state. */
export function Component() {
  const { t } = useTranslation('teacher.settings')
  const schoolClass = useClass(useClassId())
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={schoolClass && t(($) => $.description, { name: schoolClass.name })} />
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)}>
              <Skeleton className="h-48" />
            </Loading>
          }
        >
          <MayManage schoolClass={schoolClass} rights={settingsRights}>
            {(known) => <Settings schoolClass={known} />}
          </MayManage>
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
