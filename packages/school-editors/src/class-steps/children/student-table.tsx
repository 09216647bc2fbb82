import { ErrorNotice, useFormat, useTranslation } from '@lernspur/app-kit'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Student } from '@lernspur/contracts/student.contract'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import type { TableState } from '@lernspur/ui/table/table-state'
import type { ReactNode } from 'react'
import { StudentEmpty } from '../../student/table/student-empty'
import { StudentFilters } from '../../student/table/student-filters'
import { useStudentColumns } from '../../student/table/use-student-columns'
import { studentsPerPage, useStudentPage } from './use-student-page'

interface StudentTableProps {
  title: string
  table: TableState
  /** The class of the list; without it the list is that of the school, filtered by `classes`. */
  schoolClass: SchoolClass | undefined
  classes: readonly SchoolClass[]
  bulk: (students: readonly Student[], clear: () => void) => ReactNode
  onOpen: (student: Student) => void
  onAdd: () => void
}

/** Students of a class or of the school: searched, filtered, sorted and paged by the server. */
export function StudentTable({ title, table, schoolClass, classes, bulk, onOpen, onAdd }: StudentTableProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const { data, error, refetch, isFetching, isPlaceholderData, readAll } = useStudentPage(table, schoolClass?.id)
  return (
    <DataTable
      label={title}
      texts={useTableTexts()}
      loadingLabel={t(($) => $.loading)}
      state={table}
      columns={useStudentColumns(onOpen)}
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
      bulk={bulk}
      empty={<StudentEmpty table={table} onAdd={onAdd} />}
      failure={error && <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />}
    />
  )
}
