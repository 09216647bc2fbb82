import { atom } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { store } from '../session/store'

/**
 * Confirmation of an action that cannot be undone. Names what is affected, including dependent data (rule screen.7).
 */
export interface Question {
  readonly title: ReactNode
  readonly description: ReactNode
  /** Further details below it. */
  readonly children?: ReactNode
  /** A verb: "Bericht abschließen". */
  readonly confirmLabel: string
  /** Default: "Abbrechen". */
  readonly declineLabel?: string
  readonly theme?: 'default' | 'danger'
  /** 448 or 512 px wide. */
  readonly size?: 'medium' | 'large'
}

interface Answering {
  answer(confirmed: boolean): void
}

/** A question that has a dialog of its own, such as one with a field. */
interface OwnQuestion extends Partial<Record<keyof Question, undefined>> {
  readonly dialog: ComponentType<Answering>
}

export type OpenQuestion = (Question | OwnQuestion) & Answering

/** The current confirmation, if any. */
export const questionAtom = atom<OpenQuestion | null>(null)

/** Asks the user; true if confirmed. If another confirmation is open, that one is declined. */
export const confirm = (question: Question | OwnQuestion): Promise<boolean> =>
  new Promise((resolve) => {
    store.get(questionAtom)?.answer(false)
    store.set(questionAtom, {
      ...question,
      answer: (confirmed) => {
        store.set(questionAtom, null)
        resolve(confirmed)
      },
    })
  })

/** `const confirm = useConfirm()`, then `if (await confirm({ … }))`. */
export const useConfirm = () => confirm
