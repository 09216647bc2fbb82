import { LevelPictureOf, useFormat, useTranslation } from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { MatrixGrid, UprightLabel } from '@lernspur/ui/matrix/matrix-grid'
import { useCallback, useMemo, useState } from 'react'
import { ClassGap } from '../class-work/gaps'
import { scaleOf } from '../class-work/scale-of'
import type { ClassWork } from '../class-work/use-class-work'
import { cellKey, type SkillCell, type SkillColumn, skillCells, skillColumns } from './matrix'
import { SkillEntries } from './skill-entries'
import { SkillLegend } from './skill-legend'
import { useSkillEntries } from './use-skill-entries'
import type { SkillFilter } from './use-skill-filter'

const RowHeader = (student: Student) => (
  <span className="flex items-center gap-2.5">
    <Avatar name={`${student.firstName} ${student.lastName}`} seed={student.id} src={student.avatar} size={24} />
    <span className="truncate">
      {student.firstName} <span className="text-muted-foreground">{student.lastName}</span>
    </span>
  </span>
)

const ColumnHeader = ({ description }: SkillColumn) => (
  <UprightLabel>
    <span title={description}>{description}</span>
  </UprightLabel>
)

interface SkillMatrixProps {
  classId: string
  work: ClassWork
  filter: SkillFilter
  subject: Subject
}

/** The grid, its legend, and the observations of the opened cell. */
export function SkillMatrix({ classId, work, filter, subject }: SkillMatrixProps) {
  const { t } = useTranslation('teacher.skills')
  const { name: nameOf } = useFormat()
  const [open, setOpen] = useState<{ student: Student; column: SkillColumn } | null>(null)
  const { entries, scales, levels } = useSkillEntries(classId, work, filter)
  const cells = useMemo(() => skillCells(entries, levels), [entries, levels])
  const { columns, groups } = useMemo(
    () => skillColumns(work.domains.filter(({ schoolSubjectId }) => schoolSubjectId === subject.id)),
    [work.domains, subject.id],
  )
  const students = work.students.filter(({ schoolClasses }) =>
    schoolClasses.some(({ id, schoolSubjectIds }) => id === classId && schoolSubjectIds.includes(subject.id)),
  )
  const cell = useCallback(
    (value: SkillCell | undefined) =>
      value ? (
        <span className="relative inline-grid place-items-center">
          {value.level ? (
            <LevelPictureOf level={value.level} size={20} />
          ) : (
            <span className="text-xs text-muted-foreground">{t(($) => $.note)}</span>
          )}
          {value.entries.length > 1 && (
            <span className="absolute -top-1.5 left-full pl-0.5 text-[0.6875rem] text-muted-foreground tabular-nums">
              {value.entries.length}
              <span className="sr-only"> {t(($) => $.entries, { count: value.entries.length })}</span>
            </span>
          )}
        </span>
      ) : (
        <span className="sr-only">{t(($) => $.unseen)}</span>
      ),
    [t],
  )
  if (columns.length === 0) {
    return (
      <ClassGap
        classId={classId}
        missing="competences"
        subjectId={subject.id}
        title={t(($) => $.noCompetences.title)}
        text={t(($) => $.noCompetences.text)}
      />
    )
  }
  const shown = open && cells.get(cellKey(open.student.id, open.column.id))
  return (
    <>
      <MatrixGrid
        label={t(($) => $.matrix, { subject: subject.name })}
        rows={students}
        columns={columns}
        groups={groups}
        corner={t(($) => $.children, { count: students.length })}
        rowHeader={RowHeader}
        columnHeader={ColumnHeader}
        value={(student, column) => cells.get(cellKey(student.id, column.id))}
        cell={cell}
        onActivate={({ row, column }) => row && column && setOpen({ student: row, column })}
      />
      <SkillLegend usual={scaleOf(work.visuals, classId, undefined)} scales={scales} entries={entries} />
      {open && (
        <SkillEntries
          classId={classId}
          student={open.student}
          name={nameOf(open.student)}
          competence={open.column}
          entries={shown?.entries ?? []}
          levels={levels}
          work={work}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
