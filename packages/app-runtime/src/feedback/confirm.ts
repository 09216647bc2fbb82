import { atom } from 'jotai'
import type { ReactNode } from 'react'
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

export interface OpenQuestion extends Question {
  answer(confirmed: boolean): void
}

/** The current confirmation, if any. */
export const questionAtom = atom<OpenQuestion | null>(null)

/** Asks the user; true if confirmed. If another confirmation is open, that one is declined. */
export const confirm = (question: Question): Promise<boolean> =>
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
