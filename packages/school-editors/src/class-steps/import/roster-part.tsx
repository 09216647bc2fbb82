import { rosterCalls } from '@lernspur/api-client/school-admin/roster.queries'
import { isApiError, useErrorText, useFormat, useMutation, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { Roster, RosterSource } from '@lernspur/contracts/school-admin/roster.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudDownload from 'lucide-react/icons/cloud-download'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListSource } from '../../student/import/import-state'
import type { ListTable } from '../../student/import/read/list'
import { rosterTable } from '../../student/import/read/roster-table'

interface RosterPartProps {
  source: ListSource
  /** Reads the portal at once, as somebody who follows a notice expects. */
  readsAtOnce: boolean
}

/** What is remembered of a portal: when it was read, and why not since then. */
function LastReading({ of: { readAt, failure } }: { of: RosterSource }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  return (
    <p className="text-sm text-muted-foreground">
      {readAt ? t(($) => $.roster.readAt, { time: format.instant(readAt) }) : t(($) => $.roster.neverRead)}
      {failure && (
        <span className="block">
          {t(($) => $.roster.failed, { time: format.instant(failure.failedAt), reason: failure.message })}
        </span>
      )}
    </p>
  )
}

/** What a roster has that no line of the preview says. */
function RosterNotes({ roster: { students, otherCount } }: { roster: Roster }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const nameless = students.filter(({ firstName, lastName }) => firstName === '' && lastName === '').length
  const going = students.filter(({ deletedOn }) => deletedOn !== null)
  const last = going.flatMap(({ deletedOn }) => deletedOn ?? []).toSorted()
  const hasClasses = students.some(({ classNames }) => classNames.length > 0)
  const notes = [
    !hasClasses && students.length > 0 && t(($) => $.roster.noClasses),
    nameless > 0 && t(($) => $.roster.nameless, { count: nameless }),
    last[0] !== undefined && t(($) => $.roster.going, { count: going.length, day: format.day(last[0]) }),
    otherCount > 0 && t(($) => $.roster.others, { count: otherCount }),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-muted-foreground">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function ReadingFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('school-editors.student-import')
  const textOf = useErrorText()
  const format = useFormat()
  const concerns = isApiError(error) ? error.details.map(({ message }) => message) : []
  return (
    <Banner tone="danger" icon={<CircleAlert />} live>
      {textOf(error)}
      {concerns.length > 0 && (
        <span className="block">{t(($) => $.roster.concerns, { what: format.list(concerns) })}</span>
      )}
    </Banner>
  )
}

/** Reads the class lists of the school from its portal, and gives them to the preview as a file would. */
export default function RosterPart({ source, readsAtOnce }: RosterPartProps) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const { data } = useQuery(rosterCalls.listRosterSources())
  const { mutateAsync, isPending, variables, error } = useMutation(rosterCalls.readRoster())
  const [current, setCurrent] = useState<{ readonly roster: Roster; readonly table: ListTable | null } | null>(null)
  const read = async ({ providerId, name }: RosterSource) => {
    // A failure is shown below the button.
    const roster = await mutateAsync({ body: { providerId } }).catch(() => null)
    if (!roster) return
    const table = rosterTable(roster, { teacher: t(($) => $.roster.teacher), leader: t(($) => $.roster.leader) })
    const time = roster.source.readAt ? format.instant(roster.source.readAt) : ''
    setCurrent({ roster, table })
    if (table)
      source.takeTable(
        table,
        t(($) => $.roster.list, { name, time }),
      )
  }
  const [only, ...more] = data?.rows ?? []
  const readOnly = useEffectEvent(() => {
    if (only) void read(only)
  })
  const isDue = readsAtOnce && only !== undefined && more.length === 0
  useEffect(() => {
    if (isDue) readOnly()
  }, [isDue])
  if (!only) return null
  if (source.files) return current && current.table === source.table ? <RosterNotes roster={current.roster} /> : null
  return (
    <section aria-label={t(($) => $.roster.title)} className="grid grid-cols-1 gap-3">
      {[only, ...more].map((of) => (
        <div key={of.providerId} className="grid grid-cols-1 gap-1">
          <Button
            variant="outline"
            busy={isPending && variables.body.providerId === of.providerId}
            disabled={isPending}
            onClick={() => void read(of)}
            className="max-w-full justify-self-start whitespace-normal"
          >
            <CloudDownload aria-hidden />
            {more.length === 0 ? t(($) => $.roster.read) : t(($) => $.roster.readFrom, { name: of.name })}
          </Button>
          <LastReading of={of} />
        </div>
      ))}
      {error && <ReadingFailure error={error} />}
      {!error && current && !current.table && (
        <Banner tone="warning" icon={<CircleAlert />} live>
          {t(($) => $.roster.nobody)}
        </Banner>
      )}
    </section>
  )
}
