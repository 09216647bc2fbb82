import { atom } from 'jotai'
import type { ReactNode } from 'react'
import { store } from '../session/store'

/** A question before what cannot be undone. It names the thing and what goes with it (rule screen.7). */
export interface Question {
  readonly title: ReactNode
  readonly description: ReactNode
  /** A verb: "Bericht abschließen". */
  readonly confirmLabel: string
  /** "Abbrechen" when left out. */
  readonly declineLabel?: string
  readonly theme?: 'default' | 'danger'
  /** 448 or 512 px wide. */
  readonly size?: 'medium' | 'large'
}

export interface OpenQuestion extends Question {
  answer(confirmed: boolean): void
}

/** The question on the screen, if any. */
export const questionAtom = atom<OpenQuestion | null>(null)

/** Asks; true when confirmed. A question asked while another is open declines that one. */
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
