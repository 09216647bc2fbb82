import { schoolClassListQuery } from '@lernspur/api-client/school-admin/school-class.queries'
import { useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { useClassesOf } from '@lernspur/school-editors/school-class/use-classes-of'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import type { ChildSearch } from './use-children'

interface ChildFieldProps {
  label: string
  search: ChildSearch
  /** The child that cannot be chosen. */
  except?: string | undefined
}

/** Chooses a child of the school, with the classes that tell children of one name apart. */
export function ChildField({ label, search: { children, child, choose, query, setQuery }, except }: ChildFieldProps) {
  const { t } = useTranslation('school-admin.erasures')
  const format = useFormat()
  const classesOf = useClassesOf(useSuspenseQuery(schoolClassListQuery()).data.rows)
  const items = children
    .filter(({ id }) => id !== except)
    .map((student) => {
      const name = format.name(student)
      const classes = classesOf(student)
      const born = student.birthDate ? [format.day(student.birthDate)] : []
      return {
        value: student.id,
        label: format.listName(student),
        detail: [classes.length > 0 ? format.list(classes) : t(($) => $.child.inNoClass), ...born].join(' · '),
        keywords: classes.join(' '),
        leading: <PersonAvatar name={name} seed={student.id} src={student.avatar} size={24} />,
      }
    })
  return (
    <LabelledField label={label}>
      <Combobox
        items={items}
        value={child?.id ?? ''}
        onValueChange={choose}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t(($) => $.child.search)}
        placeholder={t(($) => $.child.placeholder)}
        empty={t(($) => $.child.empty)}
      />
    </LabelledField>
  )
}
