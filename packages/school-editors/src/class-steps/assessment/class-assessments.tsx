import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { Link, paths, useSuspenseQueries, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { type Semester, semesters } from '@lernspur/contracts/school-admin/school-year.contract'
import type { PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Button } from '@lernspur/ui/components/ui/button'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import { useState } from 'react'
import { EntryDialog } from '../../assessment/entry/entry-dialog'
import { TemplateDialog } from '../../assessment/entry/template-dialog'
import { SemesterCards } from '../../assessment/list/semester-cards'
import { scalesQuery } from '../scale/scale-queries'
import { AssessmentItem } from './assessment-item'
import { assessmentsQuery } from './assessment-queries'
import { assessmentYears } from './assessment-years'
import { assessmentsOf, useAddToClass } from './use-add-assessments'

/** What the assessments of a class need, all read at once. */
const useAssessmentData = ({ id, schoolYearId, schoolLevel }: SchoolClass) => {
  const [own, years, ofSchool, ...scales] = useSuspenseQueries({
    queries: [assessmentsQuery(id), schoolYearListQuery(), assessmentsQuery(null), scalesQuery(id), scalesQuery(null)],
  })
  return {
    ...assessmentYears(own.data.rows, schoolYearId, years.data.rows),
    scales: scales.flatMap(({ data }) => data.rows),
    templates: ofSchool.data.rows.filter((template) => template.schoolLevel === schoolLevel),
  }
}

/** Assessments of a class: those of this school year, and below them earlier ones. Suspends while loading. */
export function ClassAssessments({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-editors.assessment')
  const { id } = schoolClass
  const { present, earlier, scales, templates } = useAssessmentData(schoolClass)
  const { add, busy } = useAddToClass(id)
  const [open, setOpen] = useState<Semester | 'templates' | null>(null)
  const close = () => setOpen(null)
  const isKnown = (template: PerformanceAssessment) =>
    present.some(
      ({ name, schoolTermSemester }) => name === template.name && schoolTermSemester === template.schoolTermSemester,
    )
  const row = (assessment: PerformanceAssessment) => (
    <AssessmentItem key={assessment.id} assessment={assessment} scales={scales} />
  )
  return (
    <>
      {scales.length === 0 && (
        <Banner
          tone="warning"
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={paths.classVisual(id)}>{t(($) => $.list.toScales)}</Link>
            </Button>
          }
        >
          {t(($) => $.list.noScale)}
        </Banner>
      )}
      {templates.length > 0 && (
        <div>
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('templates')}>
            <LayoutTemplate aria-hidden className="size-4.5" />
            {t(($) => $.template.open)}
          </Button>
        </div>
      )}
      <SemesterCards assessments={present} row={row} onAdd={setOpen} />
      {earlier.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="font-semibold">{t(($) => $.list.earlier)}</h2>
          <Accordion type="multiple">
            {earlier.map(({ year, assessments }) => (
              <AccordionItem key={year.id} value={year.id}>
                <AccordionTrigger>{year.name}</AccordionTrigger>
                <AccordionContent>
                  <SemesterCards assessments={assessments} row={row} />
                </AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </section>
      )}
      {semesters.some((semester) => semester === open) && (
        <EntryDialog
          semester={open as Semester}
          scales={scales}
          scaleId={present[0]?.performanceVisualId ?? scales[0]?.id ?? ''}
          busy={busy}
          onSubmit={(entry) => void add(assessmentsOf(entry)).then(close, () => null)}
          onClose={close}
        />
      )}
      {open === 'templates' && (
        <TemplateDialog
          templates={templates}
          isKnown={isKnown}
          busy={busy}
          onSubmit={(chosen) => void add(chosen).then(close, () => null)}
          onClose={close}
        />
      )}
    </>
  )
}
