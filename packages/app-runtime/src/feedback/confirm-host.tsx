import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { questionAtom } from './confirm'
import { useLoaded } from './use-loaded'

// Loaded with the first dialog, so that other pages do not include it.
const load = () => import('./question-dialog')

/** Renders confirmation dialogs; mounted once per page. */
export function ConfirmHost() {
  const question = useAtomValue(questionAtom)
  const QuestionDialog = useLoaded(load, question !== null, () => question?.answer(false))
  return (
    question &&
    QuestionDialog && (
      <Suspense>
        <QuestionDialog question={question} />
      </Suspense>
    )
  )
}
