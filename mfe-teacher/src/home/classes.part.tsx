import './home.css'
import { Section } from '@lernspur/app-kit/slot/section'
import {
  currentClassIdAtom,
  Link,
  paths,
  today,
  useClasses,
  useCurrentClass,
  useRightsOf,
  useSchoolLevelText,
  useSession,
  useSetAtom,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { isYearEnding } from '@lernspur/contracts/school-admin/year/year-end'
import { ClassChip } from '@lernspur/ui/components/layout/rail-switcher'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { lazy, type ReactNode, Suspense } from 'react'

/** On the card of an unfinished class: links its manager to the set-up. */
function InSetup({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.home')
  const { whoAmI, role } = useSession()
  const choose = useSetAtom(currentClassIdAtom)
  const { id, name, creatorId } = schoolClass
  const leads = creatorId === whoAmI.id || role?.roleType === 'admin' || role?.roleType === 'manager'
  if (!leads) return <p className="text-sm text-muted-foreground">{t(($) => $.inSetup)}</p>
  return (
    <Button asChild variant="secondary" size="sm" className="min-h-11">
      <Link to={paths.classSetup} onClick={() => choose(id)} aria-label={t(($) => $.goOnSetupOf, { name })}>
        {t(($) => $.goOnSetup)}
      </Link>
    </Button>
  )
}

// The start page has its own style sheet, without what a banner with a long button needs.
const YearEndHint = lazy(async () => {
  const [hint] = await Promise.all([import('../year-end/year-end-hint'), import('../area.css')])
  return hint
})

function CardLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Button asChild variant="secondary" size="sm" className="min-h-11 flex-1 px-2.5">
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    </Button>
  )
}

function ClassLinks({ schoolClass, withObservationLink }: { schoolClass: SchoolClass; withObservationLink: boolean }) {
  const { t } = useTranslation('teacher.home')
  const rightsOf = useRightsOf()
  const { id, name } = schoolClass
  return (
    <div className="flex min-w-0 grow flex-wrap gap-1.5 sm:grow-0">
      {withObservationLink && rightsOf(schoolClass).canWriteCompetenceEntries && (
        <CardLink to={paths.capture(id)} label={t(($) => $.observeIn, { name })}>
          {t(($) => $.observe)}
        </CardLink>
      )}
      <CardLink to={paths.classSkills(id)} label={t(($) => $.competencesOf, { name })}>
        {t(($) => $.competences)}
      </CardLink>
      <CardLink to={paths.students(id)} label={t(($) => $.studentsOf, { name })}>
        {t(($) => $.studentsLink)}
      </CardLink>
    </div>
  )
}

interface ClassRowProps {
  schoolClass: SchoolClass
  /** The large button above already opens the observation form for it. */
  isCurrent: boolean
}

function ClassRow({ schoolClass, isCurrent }: ClassRowProps) {
  const { t } = useTranslation('teacher.home')
  const levelText = useSchoolLevelText()
  const { name, nickname, schoolLevel, studentCount, schoolYear, isOnboardingFinalized } = schoolClass
  const facts = [
    levelText(schoolLevel),
    t(($) => $.students, { count: studentCount }),
    ...(schoolYear ? [schoolYear.name] : []),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="flex min-w-0 items-center gap-3">
        <ClassChip className="h-11 min-w-11 text-base">{name}</ClassChip>
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-semibold wrap-anywhere">{nickname ?? t(($) => $.className, { name })}</h3>
          <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
        </div>
      </div>
      {isOnboardingFinalized ? (
        <ClassLinks schoolClass={schoolClass} withObservationLink={!isCurrent} />
      ) : (
        <InSetup schoolClass={schoolClass} />
      )}
    </li>
  )
}

/** All classes of the user. */
export function Component() {
  const { t } = useTranslation('teacher.home')
  const classes = useClasses()
  const current = useCurrentClass()
  return (
    <Section title={t(($) => $.classes, { count: classes.length })}>
      {classes.some(({ schoolYear }) => schoolYear && isYearEnding(schoolYear.schoolYearEnd, today())) && (
        <Suspense>
          <YearEndHint />
        </Suspense>
      )}
      <Card>
        <ul className="divide-y">
          {classes.map((schoolClass) => (
            <ClassRow key={schoolClass.id} schoolClass={schoolClass} isCurrent={schoolClass.id === current?.id} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}
