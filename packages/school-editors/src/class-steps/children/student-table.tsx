import { ListTable } from '@lernspur/app-kit/table/list-table'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'
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
  /** Without it nobody can be added, as with a class that has ended. */
  onAdd: (() => void) | undefined
}

/** Students of a class or of the school: searched, filtered, sorted and paged by the server. */
export function StudentTable({ title, table, schoolClass, classes, bulk, onOpen, onAdd }: StudentTableProps) {
  const { t } = useTranslation('school-editors.student-list')
  const format = useFormat()
  const list = useStudentPage(table, schoolClass?.id)
  const isEmpty = table.search === '' && table.choice('class') === '' && list.data?.count === 0
  return (
    <ListTable
      label={title}
      list={list}
      loadingLabel={t(($) => $.loading)}
      state={table}
      columns={useStudentColumns(classes, onOpen)}
      pageSize={studentsPerPage}
      filters={!isEmpty && <StudentFilters table={table} classes={schoolClass ? undefined : classes} />}
      summary={(count) => t(($) => $.children, { count })}
      chooseLabel={(student) => t(($) => $.choose, { name: format.name(student) })}
      // No new entries about somebody who is being erased (rule erasure.1).
      isChoosable={({ erasesAt }) => erasesAt === null}
      readAll={list.readAll}
      bulk={bulk}
      empty={<StudentEmpty table={table} onAdd={onAdd} />}
    />
  )
}
