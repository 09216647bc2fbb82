import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { questionAtom } from './confirm'

// Loaded with the first dialog, so that other pages do not include it.
const QuestionDialog = lazy(() => import('./question-dialog'))

/** Renders confirmation dialogs; mounted once per page. */
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
