import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { questionAtom } from './confirm'

// Fetched with the first question, so that a page which asks none does not carry it.
const QuestionDialog = lazy(() => import('./question-dialog'))

/** Where questions are asked; stands once in the page. */
export function ConfirmHost() {
  const question = useAtomValue(questionAtom)
  return (
    question && (
      <Suspense>
        <QuestionDialog question={question} />
      </Suspense>
    )
  )
}
