import { errorText } from '@lernspur/contracts/wire/error-catalogue'
import { Button } from '@lernspur/ui/components/ui/button'
import { useRestoredFocus } from '@lernspur/ui/focus/use-restored-focus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceText } from '../../error/error-text'
import { useConfirm } from '../../feedback/confirm'
import { showToast } from '../../feedback/toast'
import { useFormat } from '../../format/use-format'
import { store } from '../../session/store'
import { useLanguage } from '../../texts/language'
import type { CallFailure, QueuedCall } from '../../waiting/queued-call'
import { queuedCallsAtom } from '../../waiting/queued-calls-atom'
import { discardCall } from '../outbox-calls'
import { retryCall } from '../page-outbox'
import { rowsOf } from './correct/call-rows'
import { CorrectEntry } from './correct/correct-entry'
import { WaitingPicture } from './waiting-picture'

/** Why an entry was refused and what helps, in the language of the page. */
const useReasonText = () => {
  const { t } = useTranslation('app-runtime.waiting')
  const language = useLanguage()
  const known: { readonly [code: string]: string | undefined } = {
    CREATE_NOT_ALLOWED: t(($) => $.reason.notAllowed),
    EDIT_CONFLICT: t(($) => $.reason.conflict),
    INVALID_PARAMETERS: t(($) => $.reason.invalid),
    NOT_FOUND: t(($) => $.reason.notFound),
    NO_PERMISSION: t(($) => $.reason.notAllowed),
    STUDENT_NO_SUBJECT_RELATION: t(($) => $.reason.noSubject),
    UNKNOWN: t(($) => $.reason.unknown),
    VALIDATION_FAILED: t(($) => $.reason.invalid),
  }
  return ({ code, status, details, requestId }: CallFailure, isPicture: boolean): string => {
    if (status === 0) return t(($) => $.unsure)
    const messages = new Set(details.map(({ message }) => message))
    if (isPicture && code === 'NOT_FOUND') return t(($) => $.picture.gone)
    if (isPicture && code === 'FILE_VALIDATION_FAILED') return t(($) => $.picture.refused)
    // A picture has nothing to correct.
    if (isPicture && messages.size > 0) return [...messages].join(' ')
    const reason = [known[code] ?? errorText(code, language), ...messages].join(' ')
    return requestId === undefined ? reason : referenceText(reason, requestId, language)
  }
}

/** An entry that waits: what it is, when it was made, and for a refused one why, with what can be done. */
export function WaitingEntry({ call }: { call: QueuedCall }) {
  const { t } = useTranslation('app-runtime.waiting')
  const format = useFormat()
  const confirm = useConfirm()
  const reasonOf = useReasonText()
  const [isOpen, setOpen] = useState(false)
  const part = useRestoredFocus<HTMLLIElement>()
  const { key, about, addedAt, body, failure, state, isPicture, isUnsure } = call
  // A picture whose entry is gone, or that the server cannot read, would be refused again.
  const wouldBeRefusedAgain = isPicture && (failure?.code === 'NOT_FOUND' || failure?.code === 'FILE_VALIDATION_FAILED')
  const discard = async () => {
    const named = { entry: about.title }
    const isSure = await confirm({
      title: t(($) => $.discard.title),
      description: isUnsure ? t(($) => $.discard.unsure, named) : t(($) => $.discard.text, named),
      confirmLabel: t(($) => $.discard.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    // It may have been sent while the question was open.
    if (await discardCall(key, isUnsure)) return
    const waits = store.get(queuedCallsAtom).some((one) => one.key === key)
    showToast({ text: waits ? t(($) => $.discard.stays, named) : t(($) => $.discard.sent, named), tone: 'error' })
  }
  return (
    <li {...part} className="grid gap-3 rounded-lg border p-4">
      <p className="font-medium wrap-anywhere">{about.title}</p>
      <p className="text-sm text-muted-foreground">
        {t(($) => $.addedAt, { when: format.instant(new Date(addedAt).toISOString()) })} · {t(($) => $.state[state])}
      </p>
      {failure && <p className="text-sm wrap-anywhere text-danger-foreground">{reasonOf(failure, isPicture)}</p>}
      {isPicture && <WaitingPicture call={call} />}
      {isOpen ? (
        <CorrectEntry call={call} onDone={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {/* An entry that may have arrived is checked first: a corrected one would be added beside it. */}
          {state === 'refused' && failure?.status !== 0 && rowsOf(body).length > 0 && (
            <Button size="sm" variant="outline" className="min-h-11" onClick={() => setOpen(true)}>
              {t(($) => $.correct.action)}
            </Button>
          )}
          {state === 'refused' && !wouldBeRefusedAgain && (
            <Button size="sm" variant="outline" className="min-h-11" onClick={() => void retryCall(key)}>
              {t(($) => $.retry)}
            </Button>
          )}
          <Button size="sm" variant="ghost" className="min-h-11" disabled={state === 'sending'} onClick={discard}>
            {t(($) => $.discard.action)}
          </Button>
        </div>
      )}
    </li>
  )
}
