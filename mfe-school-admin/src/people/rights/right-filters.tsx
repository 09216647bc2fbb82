import { subjectNamesQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { useClasses, useQuery, useTranslation } from '@lernspur/app-runtime'
import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import type { Member } from './use-members'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Filters the rights by person, class and subject. */
export function RightFilters({ table, members }: { table: TableState; members: readonly Member[] }) {
  const { t } = useTranslation('school-admin.rights')
  const classes = useClasses()
  const names = useQuery(subjectNamesQuery()).data?.names ?? []
  const filter = (name: string, label: string, all: string, items: readonly Choice[]) => (
    <LabelledField label={label} hideLabel className="min-w-0 flex-1 basis-40 md:max-w-60">
      <Combobox
        items={[{ value: '', label: all }, ...items]}
        value={table.choice(name)}
        onValueChange={(value) => table.change({ [name]: value })}
        searchLabel={t(($) => $.filter.search)}
        placeholder={all}
        empty={t(($) => $.filter.nothing)}
      />
    </LabelledField>
  )
  return (
    <div className="flex min-h-11 flex-wrap gap-3">
      {filter(
        'person',
        t(($) => $.column.person),
        t(($) => $.filter.everybody),
        members.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {filter(
        'class',
        t(($) => $.column.class),
        t(($) => $.filter.allClasses),
        [...classLabels(classes)].map(([value, label]) => ({ value, label })),
      )}
      {filter(
        'subject',
        t(($) => $.column.subject),
        t(($) => $.filter.allSubjects),
        names.map((name) => ({ value: name, label: name })),
      )}
    </div>
  )
}
