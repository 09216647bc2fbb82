import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from '@lernspur/ui/components/ui/table'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { columnLetter } from '../../table-file/sheet'
import type { ColumnReading, ListTable } from './read/list'
import { isComplete, withRole } from './read/reading'
import { type Role, roles } from './read/titles'

const visibleRows = 3
/** Further columns are hardly ever names; their titles would have told. */
const visibleColumns = 30

interface ColumnsPartProps {
  table: ListTable
  reading: ColumnReading
  onRead: (reading: ColumnReading) => void
}

function Columns({ table, reading, onRead }: ColumnsPartProps) {
  const { t } = useTranslation('school-editors.student-import')
  const columns = Array.from({ length: Math.min(table.width, visibleColumns) }, (_, column) => column)
  const options = roles.map((value) => ({ value, label: t(($) => $.columns.role[value]) }))
  const nameOf = (column: number) =>
    table.titles?.[column] || t(($) => $.columns.column, { column: columnLetter(column) })
  return (
    <ScrollTable label={t(($) => $.columns.title)}>
      <TableHeader>
        <TableRow>
          {columns.map((column) => (
            <TableHead key={column} className="min-w-44 py-2 align-top">
              <span className="mb-1 block">{nameOf(column)}</span>
              <SelectInput
                size="sm"
                aria-label={nameOf(column)}
                options={options}
                value={reading.roles[column] ?? 'none'}
                onValueChange={(role) => onRead(withRole(reading, column, role as Role))}
              />
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {table.rows.slice(0, visibleRows).map((row) => (
          <TableRow key={`${row.sheet} ${row.row}`}>
            {columns.map((column) => (
              <TableCell key={column}>{row.cells[column] ?? ''}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  )
}

/** Titles of columns that are not read, though they hold something; each can be assigned. */
const unreadTitles = ({ table, reading }: ColumnsPartProps): string[] =>
  (table.titles ?? []).filter(
    (title, column) =>
      title !== '' &&
      column !== reading.spare &&
      (reading.roles[column] ?? 'none') === 'none' &&
      table.rows.some(({ cells }) => (cells[column] ?? '') !== ''),
  )

/** What each column holds, for the user to correct; open if the names were not found. */
export function ColumnsPart(props: ColumnsPartProps) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const isFound = isComplete(props.reading)
  const unread = unreadTitles(props)
  if (props.table.width < 2) return null
  return (
    <>
      {!isFound && (
        <Banner tone="warning" icon={<CircleAlert />} live>
          {t(($) => $.columns.incomplete)}
        </Banner>
      )}
      <Accordion key={String(isFound)} type="multiple" defaultValue={isFound ? [] : ['columns']}>
        <AccordionItem value="columns">
          <AccordionTrigger>{t(($) => $.columns.title)}</AccordionTrigger>
          <AccordionContent>
            <Columns {...props} />
          </AccordionContent>
        </AccordionItem>
      </Accordion>
      {isFound && unread.length > 0 && (
        <p className="text-sm text-muted-foreground">{t(($) => $.columns.unread, { columns: format.list(unread) })}</p>
      )}
    </>
  )
}
