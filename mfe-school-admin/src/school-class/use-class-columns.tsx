import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { ChildrenLink, ClassActions } from './class-actions'
import { ClassName } from './class-name'

/**
 * Columns of the list of classes. `onEdit` gets the id of a class.
 */
export const useClassColumns = (onEdit: (id: string) => void): readonly DataColumn<SchoolClass>[] => {
  const { t } = useTranslation('school-admin.school-classes')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  return useMemo(() => {
    const actions: DataColumn<SchoolClass> = {
      id: 'actions',
      title: t(($) => $.column.actions),
      hideTitle: true,
      cell: (schoolClass) => <ClassActions schoolClass={schoolClass} onEdit={() => onEdit(schoolClass.id)} />,
    }
    return [
      {
        id: 'name',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        value: ({ name }) => name,
        searchText: ({ name, nickname }) => `${name} ${nickname ?? ''}`,
        cell: (schoolClass) => {
          const { schoolLevel, schoolYear, creator } = schoolClass
          const details = [levelText(schoolLevel), schoolYear?.name].filter(Boolean).join(' · ')
          return <ClassName schoolClass={schoolClass} details={details} creator={format.name(creator)} />
        },
      },
      {
        id: 'schoolLevel',
        title: t(($) => $.column.schoolLevel),
        isSortable: true,
        from: 'md',
        shown: 'chosen',
        value: ({ schoolLevel }) => levelText(schoolLevel),
      },
      {
        id: 'year',
        title: t(($) => $.column.year),
        isSortable: true,
        from: 'md',
        shown: 'chosen',
        value: ({ schoolYear }) => schoolYear?.name ?? t(($) => $.noYear),
      },
      {
        id: 'studentCount',
        title: t(($) => $.column.students),
        isSortable: true,
        isNumber: true,
        from: 'sm',
        value: ({ studentCount }) => studentCount,
        cell: (schoolClass) => <ChildrenLink schoolClass={schoolClass} />,
      },
      {
        id: 'creator',
        title: t(($) => $.column.creator),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ creator }) => format.name(creator),
        cell: ({ creator }) => (
          <span className="flex items-center gap-2 whitespace-nowrap">
            <PersonAvatar name={format.name(creator)} seed={creator.id} src={creator.avatar} size={24} />
            {format.name(creator)}
          </span>
        ),
      },
      actions,
    ]
  }, [t, format, levelText, onEdit])
}
