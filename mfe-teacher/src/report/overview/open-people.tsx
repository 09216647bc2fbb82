import { useFormat, useSession, useTranslation } from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { PersonAvatar } from '@lernspur/ui/components/data/person-avatar'
import { Button } from '@lernspur/ui/components/ui/button'
import BellRing from 'lucide-react/icons/bell-ring'
import type { ReactNode } from 'react'
import { openShares, type PartOwners } from '../parts/part-owners'
import { useReminder } from '../parts/use-reminder'

interface OpenPeopleProps {
  classId: string
  reports: readonly ReportSummary[]
  /** What the user can do with his or her own share. */
  ownAction: ReactNode
  owners: PartOwners
}

/** Who still has something to do in reports, with a reminder for each. */
export function OpenPeople({ classId, reports, ownAction, owners }: OpenPeopleProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { whoAmI } = useSession()
  const { remind, reminded, isPending } = useReminder(classId)
  const shares = openShares(reports, owners, format.byName)
  // Only users who manage the reports remind others (rule report-work.3).
  const managed = reports.filter(({ canManage, status }) => canManage && status === 'inProgress')
  if (shares.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 border-t px-4 py-3 sm:px-5">
      {shares.map(({ person, subjects }) => {
        const isMe = person.id === whoAmI.id
        const name = isMe ? t(($) => $.part.mine) : format.name(person)
        return (
          <li key={person.id} className="flex min-w-0 flex-wrap items-center gap-2 sm:flex-nowrap">
            <span className="flex min-w-0 items-center gap-2 text-sm">
              <PersonAvatar name={format.name(person)} seed={person.id} src={person.avatar} size={24} />
              <span className="min-w-0">
                <span className="font-medium">{name}</span>{' '}
                <span className="text-muted-foreground">
                  {format.list(
                    subjects.map((subject) =>
                      t(($) => $.reminder.share, { subject: subject.name, count: subject.count }),
                    ),
                  )}
                </span>
              </span>
            </span>
            {isMe && ownAction}
            {!isMe && managed.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                busy={isPending}
                disabled={reminded.has(person.id)}
                aria-label={t(($) => $.reminder.ask, { name })}
                onClick={() =>
                  remind(
                    managed.map(({ id }) => id),
                    [person.id],
                  )
                }
              >
                <BellRing aria-hidden />
                {reminded.has(person.id) ? t(($) => $.reminder.asked) : t(($) => $.reminder.action)}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
