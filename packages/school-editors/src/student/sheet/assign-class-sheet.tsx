import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Banner } from '@lernspur/ui/components/layout/banner'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { useState } from 'react'
import { useClassesOf } from '../../school-class/use-classes-of'
import { type Assignment, type ClassDays, inSeveralClasses, movingPairs } from '../pairs'
import { ClassDay, isClassDay } from './class-day'
import { StudentsSheet } from './students-sheet'
import { useClassItems } from './use-class-items'

interface AssignClassSheetProps {
  students: readonly Student[]
  /** Classes to which the user may add students. */
  classes: readonly SchoolClass[]
  /** The class of the list, which is left by moving. */
  from: SchoolClass | undefined
  /** Places the students; the sheet closes once that is done. */
  onAssign: (assignment: Assignment, target: SchoolClass, days: ClassDays) => Promise<void>
  onClose: () => void
}

const assignments = ['move', 'add'] as const

/** Moves students to another class, or adds a class to theirs, after saying who would be in two (rule student.4). */
export function AssignClassSheet({ students, classes, from, onAssign, onClose }: AssignClassSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const classesOf = useClassesOf(classes)
  const [classId, setClassId] = useState('')
  // An inactive class is read-only, so that nobody leaves it (rule class.3).
  const offeredAssignments = assignments.filter((one) => one === 'add' || from?.isActive !== false)
  const [assignment, setAssignment] = useState<Assignment>(offeredAssignments[0] ?? 'add')
  const [days, setDays] = useState<ClassDays>({ enteredOn: '', leftOn: '' })
  const offered = classes.filter(({ id, isActive }) => isActive && id !== from?.id)
  const target = offered.find(({ id }) => id === classId)
  const doubled = target && assignment === 'add' ? inSeveralClasses(students, target, classes) : []
  const movingFrom = (chosen: SchoolClass): SchoolClass[] => {
    const left = new Set(
      movingPairs(students, { target: chosen, from: null }, classes).map((pair) => pair.schoolClassId),
    )
    return classes.filter(({ id }) => left.has(id))
  }
  /** The classes that are left; known with the target, unless it is the one of the list. */
  const left = assignment === 'add' ? [] : from ? [from] : target ? movingFrom(target) : []
  const areDaysPossible =
    target !== undefined &&
    isClassDay(target, days.enteredOn) &&
    left.every((schoolClass) => isClassDay(schoolClass, days.leftOn))
  const names = {
    move: from ? t(($) => $.assignment.move, { name: from.name }) : t(($) => $.assignment.moveAll),
    add: t(($) => $.assignment.add),
  }
  const submit = async () => {
    if (target) await onAssign(assignment, target, left.length > 0 ? days : { ...days, leftOn: '' })
  }
  return (
    <StudentsSheet
      students={students}
      title={t(($) => $.assignment.title, { count: students.length })}
      submitLabel={assignment === 'move' ? t(($) => $.assignment.submitMove) : t(($) => $.assignment.submitAdd)}
      isPossible={areDaysPossible}
      onSubmit={submit}
      onClose={onClose}
    >
      {offered.length === 0 && <Banner>{t(($) => $.assignment.noOther)}</Banner>}
      <LabelledField label={t(($) => $.assignment.target)}>
        <Combobox
          items={useClassItems(offered)}
          value={classId}
          onValueChange={setClassId}
          searchLabel={t(($) => $.filter.search)}
          placeholder={t(($) => $.assignment.choose)}
          empty={t(($) => $.filter.nothing)}
        />
      </LabelledField>
      <RadioGroupField
        look="cards"
        label={t(($) => $.assignment.how)}
        options={offeredAssignments.map((value) => ({
          value,
          label: names[value],
          hint: t(($) => $.assignment.hint[value]),
        }))}
        value={assignment}
        onValueChange={(value) => setAssignment(assignments.find((one) => one === value) ?? 'move')}
      />
      {left[0] && (
        <ClassDay
          kind="last"
          schoolClass={{ name: format.list(left.map(({ name }) => name)), schoolYear: left[0].schoolYear }}
          value={days.leftOn}
          onValueChange={(leftOn) => setDays({ ...days, leftOn })}
        />
      )}
      {target && (
        <ClassDay
          kind="first"
          schoolClass={target}
          value={days.enteredOn}
          onValueChange={(enteredOn) => setDays({ ...days, enteredOn })}
        />
      )}
      {target && doubled.length > 0 && (
        <Banner tone="warning" icon={<CopyPlus />} live>
          {t(($) => $.assignment.doubled, {
            count: doubled.length,
            who: doubled[0] ? format.name(doubled[0]) : '',
            classes: format.list(
              [...new Set([...doubled, { schoolClasses: [target] }].flatMap(classesOf))].slice(0, 6),
            ),
          })}
        </Banner>
      )}
    </StudentsSheet>
  )
}
