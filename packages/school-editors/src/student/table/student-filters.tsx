import { NameOrderSwitch } from '@lernspur/app-kit/person/name-order-switch'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { useClassItems } from '../sheet/use-class-items'
import { outsideClasses } from './outside-classes'

interface StudentFiltersProps {
  table: TableState
  /** Classes to filter by; without them, the list is of a single class. */
  classes: readonly SchoolClass[] | undefined
}

/** Search, filter by class, and the order of names. */
export function StudentFilters({ table, classes }: StudentFiltersProps) {
  const { t } = useTranslation('school-editors.student-list')
  const classItems = useClassItems(classes ?? [])
  const items = [
    { value: '', label: t(($) => $.filter.all) },
    { value: outsideClasses.none, label: t(($) => $.filter.none), detail: t(($) => $.filter.noneHint) },
    { value: outsideClasses.left, label: t(($) => $.filter.left), detail: t(($) => $.filter.leftHint) },
    ...classItems,
  ]
  const chosen = items.find(({ value }) => value === table.choice('class'))?.label ?? t(($) => $.filter.all)
  return (
    <TableFilters table={table} label={t(($) => $.filter.title)} searchLabel={t(($) => $.search)}>
      {classes && (
        <Combobox
          // Its visible text is part of its name (WCAG 2.5.3).
          aria-label={t(($) => $.filter.label, { chosen })}
          items={items}
          value={table.choice('class')}
          onValueChange={(value) => table.change({ class: value })}
          searchLabel={t(($) => $.filter.search)}
          placeholder={t(($) => $.filter.all)}
          empty={t(($) => $.filter.nothing)}
          className="w-auto min-w-0 grow basis-40 lg:max-w-60"
        />
      )}
      <NameOrderSwitch />
    </TableFilters>
  )
}
