import { subjectCalls, subjectKeys } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { useClassRights, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useSortableTexts } from '@lernspur/school-editors/competence/editor/use-sortable-texts'
import { useSubjectOrder } from '@lernspur/school-editors/subject/order/use-subject-order'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { SortableList } from '@lernspur/ui/components/sortable/sortable-list'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import BookOpen from 'lucide-react/icons/book-open'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { AddSubject } from './add-subject'
import { Participants } from './participants'
import { SubjectActions, type SubjectSheetName } from './subject-actions'
import { SubjectRow } from './subject-row'
import { SubjectSheets } from './subject-sheets'
import { useClassSubjects } from './use-class-subjects'

/** The subjects of a class with what can be done to them. Suspends while loading. */
export function SubjectList({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.subjects')
  const { canManageCompetences, canManageStudents } = useClassRights(schoolClass.id)
  const [isAdding, setAdding] = useState(false)
  const [sheet, openSheet] = useState<SubjectSheetName | null>(null)
  const [attended, attend] = useState<Subject | null>(null)
  const texts = useSortableTexts()
  const { subjects, move, shift } = useSubjectOrder(useClassSubjects(schoolClass.id), {
    update: subjectCalls.updateSubject,
    listKey: subjectKeys.all,
  })
  const actions = canManageCompetences && !isAdding && (
    <>
      <SubjectActions hasSubjects={subjects.length > 0} onOpen={openSheet} />
      <Button onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        {t(($) => $.add.open)}
      </Button>
    </>
  )
  return (
    <>
      {isAdding && <AddSubject schoolClass={schoolClass} subjects={subjects} onClose={() => setAdding(false)} />}
      {subjects.length === 0 && !isAdding && (
        <EmptyState
          icon={<BookOpen />}
          title={t(($) => $.empty.title)}
          description={t(($) => $.empty.text)}
          action={actions || undefined}
        />
      )}
      {subjects.length > 0 && (
        <>
          {actions && <div className="flex flex-wrap gap-2 sm:justify-end">{actions}</div>}
          <SortableList
            ids={subjects.map(({ id }) => id)}
            nameOf={(id) => subjects.find((subject) => subject.id === id)?.name ?? ''}
            texts={texts}
            onMove={move}
          >
            <Card>
              <ul aria-label={t(($) => $.title)}>
                {subjects.map((subject) => (
                  <SubjectRow
                    key={subject.id}
                    subject={subject}
                    schoolClass={schoolClass}
                    onAttend={canManageStudents ? () => attend(subject) : undefined}
                    onShift={shift}
                  />
                ))}
              </ul>
            </Card>
          </SortableList>
        </>
      )}
      <SubjectSheets schoolClass={schoolClass} subjects={subjects} sheet={sheet} onClose={() => openSheet(null)} />
      {attended && <Participants subject={attended} schoolClass={schoolClass} onClose={() => attend(null)} />}
    </>
  )
}
