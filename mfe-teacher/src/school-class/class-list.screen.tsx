import {
  Link,
  paths,
  useClasses,
  usePageTitle,
  useRightsOf,
  useSchoolLevelText,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import Plus from 'lucide-react/icons/plus'
import School from 'lucide-react/icons/school'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'

interface ClassLinkProps {
  to: string
  icon: ReactNode
  children: string
}

function ClassLink({ to, icon, children }: ClassLinkProps) {
  return (
    <Button asChild variant="outline">
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </Button>
  )
}

function ClassRow({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.school-class')
  const levelText = useSchoolLevelText()
  const rightsOf = useRightsOf()
  const { id, name, nickname, schoolLevel, schoolYear, studentCount, isOnboardingFinalized } = schoolClass
  const facts = [levelText(schoolLevel), t(($) => $.students, { count: studentCount }), schoolYear?.name]
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5">
      <div className="flex min-w-0 items-center gap-4">
        <ClassChip className="h-11 min-w-11 text-base">{name}</ClassChip>
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">{nickname ?? t(($) => $.name, { name })}</h2>
          <p className="text-sm text-muted-foreground">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {isOnboardingFinalized ? (
        <nav
          aria-label={t(($) => $.pagesOf, { name })}
          className="grid w-full grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2 sm:flex sm:w-auto sm:flex-wrap"
        >
          {rightsOf(schoolClass).canWriteCompetenceEntries && (
            <ClassLink to={paths.capture(id)} icon={<Eye aria-hidden />}>
              {t(($) => $.observe)}
            </ClassLink>
          )}
          <ClassLink to={paths.classSkills(id)} icon={<Grid3x3 aria-hidden />}>
            {t(($) => $.skills)}
          </ClassLink>
          <ClassLink to={paths.students(id)} icon={<Users aria-hidden />}>
            {t(($) => $.children)}
          </ClassLink>
          <ClassLink to={paths.reports(id)} icon={<FileText aria-hidden />}>
            {t(($) => $.reports)}
          </ClassLink>
        </nav>
      ) : (
        <p className="text-sm text-muted-foreground">{t(($) => $.inSetup)}</p>
      )}
    </Card>
  )
}

/** All classes of the user. */
export function Component() {
  const { t } = useTranslation('teacher.school-class')
  const classes = useClasses()
  usePageTitle(t(($) => $.title))
  return (
    <Page>
      <PageHeader
        title={t(($) => $.title)}
        actions={
          classes.length > 0 && (
            <Button asChild variant="outline">
              <Link to={paths.createClass}>
                <Plus aria-hidden />
                {t(($) => $.create)}
              </Link>
            </Button>
          )
        }
      />
      {classes.length === 0 ? (
        <EmptyState
          icon={<School />}
          title={t(($) => $.empty.title)}
          description={t(($) => $.empty.text)}
          action={
            <Button asChild>
              <Link to={paths.createClass}>{t(($) => $.create)}</Link>
            </Button>
          }
        />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {classes.map((schoolClass) => (
            <ClassRow key={schoolClass.id} schoolClass={schoolClass} />
          ))}
        </div>
      )}
    </Page>
  )
}
