import {
  deleteAnnouncementMutation,
  endAnnouncementMutation,
  restoreAnnouncementMutation,
} from '@lernspur/api-client/provider/announcement.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { Announcement } from '@lernspur/contracts/provider/announcement.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import Ellipsis from 'lucide-react/icons/ellipsis'

interface AnnouncementActionsProps {
  announcement: Announcement
  onEdit: (announcement: Announcement) => void
}

/** Edits, ends and deletes an announcement; a deletion can be undone. */
export function AnnouncementActions({ announcement, onEdit }: AnnouncementActionsProps) {
  const { t } = useTranslation('provider.announcement')
  const confirm = useConfirm()
  const toast = useToast()
  const ending = useMutation(endAnnouncementMutation())
  const removal = useMutation(deleteAnnouncementMutation())
  const { mutateAsync: restore } = useMutation(restoreAnnouncementMutation())
  const { id, titleDe: title, state, toldAt, reachCount } = announcement
  const params = { id }
  const end = async () => {
    const question = {
      title: t(($) => $.end.question, { title }),
      description: t(($) => $.end.means, { count: reachCount }),
      confirmLabel: t(($) => $.end.confirm),
    }
    if (await confirm(question)) ending.mutate({ params }, { onSuccess: () => toast({ text: t(($) => $.end.done) }) })
  }
  const remove = async () => {
    const question = {
      title: t(($) => $.remove.question, { title }),
      description: state === 'running' ? t(($) => $.remove.running, { count: reachCount }) : t(($) => $.remove.means),
      confirmLabel: t(($) => $.remove.confirm),
      theme: 'danger' as const,
    }
    if (!(await confirm(question))) return
    const undo = () => restore({ params }).then(() => {})
    removal.mutate({ params }, { onSuccess: () => toast({ text: t(($) => $.remove.done), undo }) })
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t(($) => $.menu, { title })} size="icon-sm" quiet>
          <Ellipsis />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {toldAt === null && (
          <DropdownMenuItem onSelect={() => onEdit(announcement)}>{t(($) => $.edit)}</DropdownMenuItem>
        )}
        {state === 'running' && <DropdownMenuItem onSelect={() => void end()}>{t(($) => $.end.act)}</DropdownMenuItem>}
        <DropdownMenuItem onSelect={() => void remove()}>{t(($) => $.remove.act)}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
