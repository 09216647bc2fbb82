import { isApiError } from '@lernspur/api-client/wire/api-error'
import { atom, useAtom } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** One notice of a failure on the page. */
interface Notice {
  /** Equal for failures with one cause, such as a network that is gone. */
  readonly cause: string
  readonly element: Element
  /** The dialog or sheet that it is in; null for the page itself. */
  readonly panel: Element | null
  readonly retry: () => void
}

const noticesAtom = atom<readonly Notice[]>([])

const isBefore = (one: Notice, other: Notice): boolean =>
  (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

const causeOf = (error: unknown): string =>
  isApiError(error) ? `${error.networkError} ${error.status} ${error.code}` : String(error)

/**
 * Reads of one page that fail for one reason are one failure to a person: the first notice on the page shows it, and its
 * retry is for all of them. A dialog has its own. `ref` belongs to the notice's element; `isFirst` is undefined
 * until that is there.
 */
export const useSharedNotice = (error: unknown, onRetry: () => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const [notices, setNotices] = useAtom(noticesAtom)
  const [own, setOwn] = useState<Notice>()
  const retry = useEffectEvent(onRetry)
  const cause = causeOf(error)
  // In the layout phase, so that a second card never appears for a moment.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const panel = element.closest('[role=dialog], [role=alertdialog]')
    const notice = { cause, element, panel, retry: () => retry() }
    setOwn(notice)
    setNotices((all) => [...all, notice])
    return () => setNotices((all) => all.filter((one) => one !== notice))
  }, [cause, setNotices])
  const same = notices.filter((one) => one.cause === own?.cause && one.panel === own.panel)
  const retryAll = () => {
    for (const one of same) one.retry()
  }
  return { ref, isFirst: own && !same.some((one) => isBefore(one, own)), retryAll }
}
