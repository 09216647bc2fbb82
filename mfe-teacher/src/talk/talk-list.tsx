import { Link, paths, useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Card } from '@lernspur/ui/components/ui/card'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTalkRemoval } from './use-talk-removal'

interface TalkListProps {
  classId: string
  studentId: string
  sheets: StudentOverview['talkSheets']
  mayRemove: boolean
}

/** Sheets of a student, newest first; authors can delete their own, with undo. */
export function TalkList({ classId, studentId, sheets, mayRemove }: TalkListProps) {
  const { t } = useTranslation('teacher.talk')
  const format = useFormat()
  const { whoAmI } = useSession()
  const { gone, remove } = useTalkRemoval()
  const visibleSheets = sheets.filter(({ id }) => !gone.has(id))
  if (visibleSheets.length === 0) {
    return <EmptyState icon={<MessagesSquare />} title={t(($) => $.empty.title)} description={t(($) => $.empty.text)} />
  }
  return (
    <Card>
      <ul className="divide-y" aria-label={t(($) => $.list)}>
        {visibleSheets.map(({ id, heldOn, creator }) => (
          <li key={id} className="relative flex min-h-16 items-center gap-3 px-5 py-2.5 hover:bg-muted/60">
            <div className="min-w-0 flex-1">
              <Link to={paths.studentTalk(classId, studentId, id)} className="font-medium after:absolute after:inset-0">
                {t(($) => $.titleOn, { day: format.dayLong(heldOn) })}
              </Link>
              <p className="text-sm text-muted-foreground">{format.name(creator)}</p>
            </div>
            {mayRemove && creator.id === whoAmI.id && (
              <IconButton
                size="icon-sm"
                className="relative"
                label={t(($) => $.removeOf, { day: format.dayLong(heldOn) })}
                onClick={() => remove(id)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
