import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueuedCall } from '../../../waiting/queued-call'
import { correctCall } from '../../page-outbox'
import { type CallRow, faultOf, rowsOf, withRows } from './call-rows'
import { RowFields } from './row-fields'
import { useClassWords } from './use-class-words'

interface CorrectEntryProps {
  call: QueuedCall
  onDone(): void
}

/** Corrects a refused entry, or leaves children out of it, and sends it again. */
export function CorrectEntry({ call, onDone }: CorrectEntryProps) {
  const { t } = useTranslation('app-runtime.waiting')
  const words = useClassWords(call.about.schoolClassId)
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<CallRow>>>(new Map())
  const [out, setOut] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState(false)
  const [isGone, setGone] = useState(false)
  const rows = rowsOf(call.body)
  const change = (index: number, one: Partial<CallRow>) =>
    setChanges((before) => new Map([...before, [index, { ...before.get(index), ...one }]]))
  const leaveOut = (index: number, isOut: boolean) =>
    setOut((before) => new Set(isOut ? [...before, index] : [...before].filter((one) => one !== index)))
  const send = async () => {
    setBusy(true)
    const all = new Map<number, Partial<CallRow> | null>([
      ...changes,
      ...[...out].map((index) => [index, null] as const),
    ])
    const isDone = await correctCall(call.key, withRows(call.body, all)).catch(() => false)
    setBusy(false)
    if (isDone) onDone()
    else setGone(true)
  }
  if (words.isLoading) return <Skeleton className="h-40" />
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {words.isUnknown && (
        <Banner
          live
          tone="warning"
          icon={<CloudOff />}
          action={
            <Button size="sm" variant="outline" className="min-h-11" busy={words.isReading} onClick={words.readAgain}>
              {t(($) => $.correct.readAgain)}
            </Button>
          }
        >
          {t(($) => $.correct.unknownClass)}
        </Banner>
      )}
      {rows.map((row, index) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
          key={index}
          row={{ ...row, ...changes.get(index) }}
          isOut={out.has(index)}
          isUnknown={words.isUnknown}
          student={words.studentOf(row)}
          competence={words.competenceOf(row)}
          levels={words.levelsOf(row)}
          fault={faultOf(call.failure?.details ?? [], index)}
          onChange={(one) => change(index, one)}
          onOut={(isOut) => leaveOut(index, isOut)}
        />
      ))}
      {isGone && <p className="text-sm text-danger-foreground">{t(($) => $.correct.gone)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" className="min-h-11" busy={busy} disabled={out.size === rows.length}>
          {t(($) => $.correct.send)}
        </Button>
        <Button size="sm" variant="ghost" className="min-h-11" onClick={onDone}>
          {t(($) => $.correct.cancel)}
        </Button>
      </div>
    </form>
  )
}
