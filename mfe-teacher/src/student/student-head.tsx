import {
  type Filler,
  Link,
  paths,
  useClass,
  useClassRights,
  useFillers,
  useFormat,
  useLanguage,
  usePageTitle,
  useTranslation,
} from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { TabLink, TabLinks } from '@lernspur/ui/components/layout/tab-links'
import { type ReactNode, useMemo } from 'react'
import { ObservationLink } from '../entry/observation-link'
import { SiblingLinks } from '../student-link/sibling-links'

interface SiblingsProps {
  overview: StudentOverview
  /** The same page of another student. */
  pathOf: (studentId: string) => string
}

/** Links to the previous and next student, in the order of the class list. */
function Siblings({ overview: { student, classmates }, pathOf }: SiblingsProps) {
  const { t } = useTranslation('teacher.student')
  const { byName } = useFormat()
  const students = useMemo(() => classmates.toSorted(byName), [classmates, byName])
  const at = students.findIndex(({ id }) => id === student.id)
  // Who has left the class has no place among the others.
  if (at < 0) return null
  return (
    <SiblingLinks
      label={t(($) => $.siblings.label)}
      before={students[at - 1]}
      after={students[at + 1]}
      linkTo={({ id }) => pathOf(id)}
      labelOf={(direction, name) => t(($) => $.siblings[direction], { name })}
      position={t(($) => $.siblings.position, { place: at + 1, all: students.length })}
    />
  )
}

const tabs = {
  overview: paths.student,
  timeline: paths.studentTimeline,
  talks: paths.studentTalks,
} as const
const tabNames = ['overview', 'timeline', 'talks'] as const

interface StudentHeadProps {
  classId: string
  overview: StudentOverview
  /** A filler for the tab of another area. */
  tab: (typeof tabNames)[number] | Filler
  /** Beside the link to the observation form. */
  actions?: ReactNode
}

/** The child a page is about, with links to the child's other pages and to the same page of the next child. */
export function StudentHead({ classId, overview, tab, actions }: StudentHeadProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const schoolClass = useClass(classId)
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const language = useLanguage()
  const fillers = useFillers('student.tab', classId)
  const { student } = overview
  const name = format.name(student)
  const pathOf = (id: string) =>
    typeof tab === 'string' ? tabs[tab](classId, id) : paths.studentArea(classId, id, tab.area)
  const tabText = typeof tab === 'string' ? t(($) => $.tabs[tab]) : tab.text[language]
  usePageTitle(tab === 'overview' ? name : `${name} – ${tabText}`)
  return (
    <>
      <PageHeader
        above={
          <div className="flex items-center justify-between gap-4 print:hidden">
            <div className="min-w-0">
              <Breadcrumbs label={t(($) => $.youAreHere)}>
                <Crumb link={<Link to={paths.students(classId)} />}>{t(($) => $.list.title)}</Crumb>
                <Crumb>{name}</Crumb>
              </Breadcrumbs>
            </div>
            <Siblings overview={overview} pathOf={pathOf} />
          </div>
        }
        leading={<PersonAvatar name={name} seed={student.id} src={student.avatar} size={64} />}
        title={name}
        description={
          schoolClass &&
          [
            t(($) => $.inClass, { name: schoolClass.name }),
            student.enteredOn && t(($) => $.since, { day: format.day(student.enteredOn) }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        actions={
          <>
            {actions}
            {canWriteCompetenceEntries && !student.leftOn && (
              <ObservationLink classId={classId} studentId={student.id} isAside={tab === 'talks'}>
                {t(($) => $.observe)}
              </ObservationLink>
            )}
          </>
        }
      />
      {student.erasesAt && (
        <Banner tone="danger">{t(($) => $.leaving.note, { name, day: format.instant(student.erasesAt) })}</Banner>
      )}
      {student.leftOn && <Banner>{t(($) => $.former.note, { name, day: format.day(student.leftOn) })}</Banner>}
      <div className="print:hidden">
        <TabLinks label={t(($) => $.tabs.label, { name })}>
          {tabNames.map((one) => (
            <TabLink key={one} active={one === tab} link={<Link to={tabs[one](classId, student.id)} />}>
              {t(($) => $.tabs[one])}
            </TabLink>
          ))}
          {fillers.map((filler) => (
            <TabLink
              key={filler.area}
              active={typeof tab !== 'string' && tab.area === filler.area}
              link={<Link to={paths.studentArea(classId, student.id, filler.area)} />}
            >
              {filler.text[language]}
            </TabLink>
          ))}
        </TabLinks>
      </div>
    </>
  )
}
