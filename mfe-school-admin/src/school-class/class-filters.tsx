import { type TableState, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { Select } from '@lernspur/ui/choice/select'
import { SearchInput } from '@lernspur/ui/form/search-input'

const everyYear = 'all'

/** Narrows the list by words and by school year. */
export function ClassFilters({ table, classes }: { table: TableState; classes: readonly SchoolClass[] }) {
  const { t } = useTranslation('school-classes')
  const years = new Map(classes.flatMap(({ schoolYear }) => (schoolYear ? [[schoolYear.id, schoolYear]] : [])))
  const options = [...years.values()]
    .sort((a, b) => b.year - a.year)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        label={t(($) => $.search)}
        placeholder={t(($) => $.search)}
        clearLabel={t(($) => $.clearSearch)}
        value={table.search}
        onValueChange={(search) => table.change({ search })}
        className="min-w-0 flex-1 basis-56 md:max-w-80"
      />
      {options.length > 1 && (
        <Select
          aria-label={t(($) => $.column.year)}
          options={[{ value: everyYear, label: t(($) => $.everyYear) }, ...options]}
          value={table.choice('year') || everyYear}
          onValueChange={(value) => table.change({ year: value === everyYear ? '' : value })}
          className="w-auto min-w-44"
        />
      )}
    </div>
  )
}
