import {
  assignReportsMutation,
  createReportGroupMutation,
  deleteReportGroupMutation,
  updateReportGroupMutation,
} from '@lernspur/api-client/teacher/report-group.queries'
import { useKeyedMutation, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ReportGroup } from '@lernspur/contracts/teacher/report-group.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FolderMinus from 'lucide-react/icons/folder-minus'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { GroupDialog } from './group-dialog'

interface GroupMenuProps {
  group: ReportGroup
  /** Ids of its reports, which return to it when dissolving is undone. */
  reportIds: readonly string[]
  onDissolved?: (() => void) | undefined
}

/** Renames and dissolves a group; its reports stay, and dissolving can be undone. */
export function GroupMenu({ group, reportIds, onDissolved }: GroupMenuProps) {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const [isNaming, setIsNaming] = useState(false)
  const rename = useMutation(updateReportGroupMutation({ showsFailure: true }))
  const { mutate: dissolve } = useMutation(deleteReportGroupMutation())
  const { mutateAsync: create } = useKeyedMutation(createReportGroupMutation())
  const { mutateAsync: assign } = useMutation(assignReportsMutation())
  const { name, schoolClassId } = group
  const params = { schoolClassId, groupId: group.id }
  const restore = async () => {
    const { id } = await create({ params: { schoolClassId }, body: { name } })
    if (reportIds.length > 0)
      await assign({ params: { schoolClassId, groupId: id }, body: { reportIds: [...reportIds] } })
  }
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t(($) => $.group.menu, { name })}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setIsNaming(true)}>
            <Pencil aria-hidden />
            {t(($) => $.group.rename)}
          </DropdownMenuItem>
          <DropdownMenuItem
            onSelect={() =>
              dissolve(
                { params },
                {
                  onSuccess: () => {
                    // The failure is shown like any other.
                    toast({ text: t(($) => $.group.dissolved, { name }), undo: () => restore().catch(() => {}) })
                    onDissolved?.()
                  },
                },
              )
            }
          >
            <FolderMinus aria-hidden />
            {t(($) => $.group.dissolve)}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isNaming && (
        <GroupDialog
          title={t(($) => $.group.rename)}
          submit={t(($) => $.group.save)}
          name={name}
          isPending={rename.isPending}
          error={rename.error}
          onSubmit={(next) => rename.mutate({ params, body: { name: next } }, { onSuccess: () => setIsNaming(false) })}
          onClose={() => {
            rename.reset()
            setIsNaming(false)
          }}
        />
      )}
    </>
  )
}
