import { calendarFeedCalls } from '@lernspur/api-client/school-admin/year/calendar-feed.queries'
import {
  useConfirm,
  useCopy,
  useFormat,
  useMutation,
  useSuspenseQuery,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'

/** A new address, to be copied into a calendar; nobody is told it a second time. */
function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation('shell.profile')
  const copy = useCopy()
  return (
    <div className="grid grid-cols-1 gap-3 rounded-lg border p-4">
      <p className="text-sm text-muted-foreground">{t(($) => $.calendar.madeHint)}</p>
      <p
        role="status"
        aria-label={t(($) => $.calendar.made)}
        className="select-all font-mono text-sm wrap-anywhere"
        translate="no"
      >
        {address}
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() =>
          copy(
            address,
            t(($) => $.calendar.copied),
          )
        }
      >
        <Copy aria-hidden />
        {t(($) => $.calendar.copy)}
      </Button>
    </div>
  )
}

/** The secret address of the person's calendar at the current school: made, replaced and deleted (rule calendar-feed.1). */
export function CalendarFeed() {
  const { t } = useTranslation('shell.profile')
  const format = useFormat()
  const confirm = useConfirm()
  const toast = useToast()
  const [address, setAddress] = useState<string | null>(null)
  const { createdAt } = useSuspenseQuery(calendarFeedCalls.getCalendarAddress()).data
  const create = useMutation({
    ...calendarFeedCalls.createCalendarAddress(),
    onSuccess: (made) => setAddress(made.address),
  })
  const remove = useMutation({
    ...calendarFeedCalls.deleteCalendarAddress(),
    onSuccess: () => {
      setAddress(null)
      toast({ text: t(($) => $.calendar.removed) })
    },
  })
  const replace = async () => {
    const isSure = await confirm({
      title: t(($) => $.calendar.replaceQuestion),
      description: t(($) => $.calendar.replaceText),
      confirmLabel: t(($) => $.calendar.create),
    })
    if (isSure) create.mutate()
  }
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t(($) => $.calendar.removeQuestion),
      description: t(($) => $.calendar.removeText),
      confirmLabel: t(($) => $.calendar.removeSubmit),
      theme: 'danger',
    })
    if (isSure) remove.mutate()
  }
  return (
    <>
      {address === null && (
        <p>
          {createdAt === null
            ? t(($) => $.calendar.none)
            : t(($) => $.calendar.since, { time: format.instant(createdAt) })}
        </p>
      )}
      {address !== null && <NewAddress address={address} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          busy={create.isPending}
          onClick={() => (createdAt === null ? create.mutate() : void replace())}
        >
          {createdAt === null ? t(($) => $.calendar.create) : t(($) => $.calendar.replace)}
        </Button>
        {createdAt !== null && (
          <Button variant="outline" busy={remove.isPending} onClick={() => void askToRemove()}>
            {t(($) => $.calendar.remove)}
          </Button>
        )}
      </div>
    </>
  )
}
