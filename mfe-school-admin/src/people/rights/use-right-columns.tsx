import { Link, paths, useTranslation } from '@lernspur/app-kit'
import { useRightSentence } from '@lernspur/school-editors/right/use-right-sentence'
import { Badge } from '@lernspur/ui/data/badge'
import type { DataColumn } from '@lernspur/ui/data-table/column'
import { IconButton } from '@lernspur/ui/form/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import type { RightRow, RightsFacts } from './use-rights-facts'

/** Columns of the list of rights: who, where, and what in words. */
export const useRightColumns = (
  { subjectsOf }: RightsFacts,
  onChange: (row: RightRow) => void,
): readonly DataColumn<RightRow>[] => {
  const { t } = useTranslation('school-admin.rights')
  const sentenceOf = useRightSentence()
  const inWords = ({ right, schoolClassId, isCreator }: RightRow) =>
    isCreator || right === null ? t(($) => $.creator) : sentenceOf(right, subjectsOf(schoolClassId))
  return [
    {
      id: 'person',
      title: t(($) => $.column.person),
      isSortable: true,
      isRowHead: true,
      value: ({ person }) => person,
      searchText: ({ person, schoolClass }) => `${person} ${schoolClass.name}`,
      fits: ({ userId }, choice) => userId === choice,
      cell: (row) => (
        <span className="grid">
          <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            {row.person}
            {row.isPending && <Badge tone="warning">{t(($) => $.invited)}</Badge>}
          </span>
          <span className="text-xs font-normal text-muted-foreground md:hidden">
            {row.schoolClass.name} · {inWords(row)}
          </span>
        </span>
      ),
    },
    {
      id: 'class',
      title: t(($) => $.column.class),
      isSortable: true,
      width: '7rem',
      from: 'md',
      value: ({ schoolClass }) => schoolClass.name,
      fits: ({ schoolClassId }, choice) => schoolClassId === choice,
      cell: ({ schoolClass }) => (
        <Link to={paths.classTeam(schoolClass.id)} className="underline-offset-4 hover:underline">
          {schoolClass.name}
        </Link>
      ),
    },
    {
      id: 'rights',
      from: 'md',
      title: t(($) => $.column.rights),
      value: inWords,
      searchText: inWords,
    },
    {
      id: 'subject',
      title: t(($) => $.column.subject),
      shown: 'never',
      fits: ({ right, schoolClassId, isCreator }, name) =>
        subjectsOf(schoolClassId).some(
          (subject) => subject.name === name && (isCreator || right?.schoolSubjectIds.includes(subject.id)),
        ),
    },
    {
      id: 'actions',
      title: t(($) => $.column.actions),
      hideTitle: true,
      width: '3.5rem',
      cell: (row) =>
        !row.isCreator && (
          <IconButton
            quiet
            size="icon-sm"
            label={t(($) => $.change.one, { name: row.person, schoolClass: row.schoolClass.name })}
            onClick={() => onChange(row)}
          >
            <Pencil aria-hidden />
          </IconButton>
        ),
    },
  ]
}
