import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDeleteClasses } from './use-delete-classes'

interface ClassActionsProps {
  schoolClass: SchoolClass
  onEdit: () => void
}

/** Opens a class for changes, or deletes it once it has no children. */
export function ClassActions({ schoolClass, onEdit }: ClassActionsProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const { remove, isPending } = useDeleteClasses()
  const className = t(($) => $.className, { name: schoolClass.name })
  return (
    <span className="flex justify-end gap-1">
      {schoolClass.studentCount === 0 && (
        <IconButton
          size="icon-sm"
          busy={isPending}
          label={t(($) => $.removal.label, { className })}
          onClick={() => void remove([schoolClass])}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
      <IconButton size="icon-sm" label={t(($) => $.edit.label, { className })} onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
    </span>
  )
}

/** The number of children of a class, as a link to them. */
export function ChildrenLink({ schoolClass: { id, tenantId, name, studentCount } }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-admin.school-classes')
  return (
    <Link
      to={paths.schoolClassStudents(tenantId, id)}
      aria-label={t(($) => $.childrenOf, { className: t(($) => $.className, { name }), count: studentCount })}
      className="inline-flex min-h-8 min-w-8 items-center justify-end hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      {studentCount}
    </Link>
  )
}
