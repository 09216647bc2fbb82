import { ErrorNotice, useFormat, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { useState } from 'react'
import { PlaceSheet } from '../sheet/place-sheet'
import { StudentSheet } from '../sheet/student-sheet'
import { StudentBulk } from './student-bulk'
import { StudentEmpty } from './student-empty'
import { StudentFilters } from './student-filters'
import { useStudentColumns } from './use-student-columns'
import { studentsPerPage, useStudentPage } from './use-student-page'

interface StudentTableProps {
  title: string
  /** Classes whose students the user may manage; also those that have ended. */
  classes: readonly SchoolClass[]
  /** The class of the list; without it the list is that of the school. */
  schoolClass?: SchoolClass | undefined
  /** Where a student with entries is erased, for those who may. */
  erasurePathOf?: ((student: Student) => string) | undefined
  onAdd: () => void
}

/** Students of a class or of the school: searched, filtered, sorted and paged by the server, edited alone or together. */
export function StudentTable({ title, classes, schoolClass, erasurePathOf, onAdd }: StudentTableProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const table = useTableState({ field: 'name', dir: 'asc' })
  const { data, error, refetch, isFetching, isPlaceholderData, readAll } = useStudentPage(table, schoolClass?.id)
  const [edited, setEdited] = useState<Student | null>(null)
  const [placed, setPlaced] = useState<{ students: readonly Student[]; clear: () => void } | null>(null)
  const from = schoolClass ?? classes.find(({ id }) => id === table.choice('class'))
  return (
    <>
      <DataTable
        label={title}
        texts={useTableTexts()}
        loadingLabel={t(($) => $.loading)}
        state={table}
        columns={useStudentColumns(setEdited)}
        rows={data?.rows}
        rowId={({ id }) => id}
        count={data?.count ?? 0}
        pageSize={studentsPerPage}
        busy={isPlaceholderData}
        filters={<StudentFilters table={table} classes={schoolClass ? undefined : classes} />}
        summary={(count) => t(($) => $.children, { count, number: format.number(count) })}
        chooseLabel={(student) => t(($) => $.choose, { name: format.name(student) })}
        // Nothing new is entered about somebody who is being erased (rule erasure.1).
        isChoosable={({ erasesAt }) => erasesAt === null}
        readAll={readAll}
        onExport={useTableExport(title, readAll)}
        bulk={(students, clear) => (
          <StudentBulk
            students={students}
            classes={classes}
            from={from}
            clear={clear}
            onPlace={() => setPlaced({ students, clear })}
          />
        )}
        empty={<StudentEmpty table={table} onAdd={onAdd} />}
        failure={error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
      />
      {edited && !placed && (
        <StudentSheet
          student={edited}
          classes={classes}
          erasurePath={erasurePathOf?.(edited)}
          onPlace={(student) => setPlaced({ students: [student], clear: () => {} })}
          onClose={() => setEdited(null)}
        />
      )}
      {placed && (
        <PlaceSheet
          students={placed.students}
          classes={classes}
          from={edited ? undefined : from}
          onClose={(isDone) => {
            if (isDone) placed.clear()
            setPlaced(null)
          }}
        />
      )}
    </>
  )
}
