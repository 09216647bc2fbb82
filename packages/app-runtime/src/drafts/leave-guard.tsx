import { discardEvent, isDiscardEvent } from '@lernspur/ui/components/dialog/discard-event'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../feedback/confirm'
import { useTranslation } from '../texts/use-translation'
import { hasUnsaved, holdPageDraft, openPageDrafts, type PageDraft, saveOpenDrafts } from './open-drafts'

/** Asks before something that is not saved is lost, by leaving the page or by closing a panel with text in it. */
const useQuestion = () => {
  const { t } = useTranslation('app-runtime.app')
  const ask = (title: string, description: string, declineLabel: string): Promise<boolean> =>
    confirm({ title, description, declineLabel, confirmLabel: t(($) => $.leave.discard), theme: 'danger' })
  return {
    mayLeave: (loss = t(($) => $.leave.text)) =>
      ask(
        t(($) => $.leave.title),
        loss,
        t(($) => $.leave.stay),
      ),
    mayDiscard: () =>
      ask(
        t(($) => $.discard.title),
        t(($) => $.discard.text),
        t(($) => $.discard.stay),
      ),
  }
}

/**
 * Rendered once per page, below its router, which supports only one blocker. Before navigation it saves unsaved drafts,
 * and asks the user if saving fails or needs the user's action. It also asks before a panel discards text (rule
 * screen.12).
 */
export function LeaveGuard() {
  const question = useQuestion()
  const latest = useRef(question)
  latest.current = question
  const blocker = useBlocker(({ currentLocation: { pathname, search }, nextLocation: next }) =>
    openPageDrafts().some(({ isOfQuery }) => pathname !== next.pathname || (isOfQuery && search !== next.search)),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const leave = async () => {
      await saveOpenDrafts()
      const [first] = openPageDrafts()
      if (first && !(await latest.current.mayLeave(first.loss))) return blocker.reset()
      for (const draft of openPageDrafts()) draft.discard?.()
      blocker.proceed()
    }
    void leave()
  }, [blocker])
  useEffect(() => {
    const listening = new AbortController()
    const guard = (event: Event) => {
      if (!isDiscardEvent(event)) return
      event.preventDefault()
      void latest.current.mayDiscard().then((isDiscarded) => isDiscarded && event.detail.discard())
    }
    document.addEventListener(discardEvent, guard, listening)
    return () => listening.abort()
  }, [])
  return null
}

/** Navigation during the draft's lifetime asks the user first. */
export const useLeaveGuard = (draft: PageDraft): void => {
  const latest = useRef(draft)
  latest.current = draft
  useEffect(
    () =>
      holdPageDraft({
        get isOpen() {
          return latest.current.isOpen
        },
        get loss() {
          return latest.current.loss
        },
        get isOfQuery() {
          return latest.current.isOfQuery ?? false
        },
        get survivesReload() {
          return latest.current.survivesReload ?? false
        },
        get outlivesSession() {
          return latest.current.outlivesSession ?? false
        },
        flush: async () => latest.current.flush?.(),
        persist: async () => latest.current.persist?.(),
        discard: () => latest.current.discard?.(),
      }),
    [],
  )
}

/**
 * Saves what can be saved before the session's page is left, and asks about the rest, if `isLost` says that there is
 * any.
 */
export const useLeaving = (isLost: () => boolean) => {
  const { mayLeave } = useQuestion()
  return async (): Promise<boolean> => {
    await saveOpenDrafts()
    return !isLost() || mayLeave()
  }
}

/**
 * `const mayLeave = useMayLeave()`: saves what can be saved and asks about the rest before the session's page is left.
 * Does not ask once the session is over, because nothing can be saved then.
 */
export const useMayLeave = () => useLeaving(hasUnsaved)
