import { accountName } from '@lernspur/app-kit/person/account-name'
import { Link, paths, useClasses, useFormat, useTranslation } from '@lernspur/app-runtime'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import type { ClassMember } from '@lernspur/contracts/school-admin/access-right.contract'
import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import { useRightSentence } from '@lernspur/school-editors/right/use-right-sentence'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge } from '@lernspur/ui/components/ui/badge'
import Pencil from 'lucide-react/icons/pencil'
import { pairOf } from './use-class-members'

/** Columns of the list of rights: the person, the class, and the rights in words. */
export const useRightColumns = (onChange: (row: ClassMember) => void): readonly DataColumn<ClassMember>[] => {
  const { t } = useTranslation('school-admin.rights')
  const format = useFormat()
  const sentenceOf = useRightSentence()
  const labels = classLabels(useClasses())
  const classOf = ({ schoolClass: { id, name } }: ClassMember) => labels.get(id) ?? name
  const personOf = ({ user }: ClassMember) => accountName(format, user)
  const inWords = (row: ClassMember) => {
    const { right } = pairOf(row)
    return right === null ? t(($) => $.creator) : sentenceOf(right, row.subjects)
  }
  return [
    {
      id: 'person',
      title: t(($) => $.column.person),
      isSortable: true,
      isRowHead: true,
      value: personOf,
      searchText: personOf,
      cell: (row) => (
        <span className="grid">
          <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            {personOf(row)}
            {row.isPending && <Badge variant="warning">{t(($) => $.invited)}</Badge>}
          </span>
          <span className="text-xs font-normal text-muted-foreground md:hidden">
            {classOf(row)} · {inWords(row)}
          </span>
        </span>
      ),
    },
    {
      id: 'firstName',
      title: t(($) => $.column.firstName),
      shown: 'never',
      isExported: true,
      value: ({ user }) => user.firstName,
    },
    {
      id: 'lastName',
      title: t(($) => $.column.lastName),
      shown: 'never',
      isExported: true,
      value: ({ user }) => user.lastName,
    },
    {
      id: 'email',
      title: t(($) => $.column.email),
      shown: 'never',
      isExported: true,
      value: ({ user }) => visibleAddress(user.email),
    },
    {
      id: 'class',
      title: t(($) => $.column.class),
      isSortable: true,
      width: '9rem',
      from: 'md',
      value: classOf,
      cell: (row) => (
        <Link to={paths.classTeam(row.schoolClass.id)} className="underline-offset-4 hover:underline">
          {classOf(row)}
        </Link>
      ),
    },
    {
      id: 'rights',
      from: 'md',
      title: t(($) => $.column.rights),
      value: inWords,
    },
    {
      id: 'actions',
      title: t(($) => $.column.actions),
      hideTitle: true,
      width: '3.5rem',
      cell: (row) =>
        row.right && (
          <IconButton
            quiet
            size="icon-sm"
            label={t(($) => $.change.one, { name: personOf(row), schoolClass: classOf(row) })}
            onClick={() => onChange(row)}
          >
            <Pencil aria-hidden />
          </IconButton>
        ),
    },
  ]
}
