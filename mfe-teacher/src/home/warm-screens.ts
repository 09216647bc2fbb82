import { captureQuery } from '@lernspur/api-client/capture.queries'
import { skillCellsQuery } from '@lernspur/api-client/skill-cell.queries'
import { queryClient } from '@lernspur/app-kit'

/** Passes when the page has nothing else to do; Safari cannot tell. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 })
    else setTimeout(resolve, 200)
  })

/** What is likely to be opened next from the start page: one after another, each while the page rests. */
const steps = (schoolClassId: string): readonly (() => Promise<unknown>)[] => [
  () => import('../observation/capture.screen'),
  () => queryClient.query(captureQuery({ schoolClassId })),
  () => import('../skills/skills.screen'),
  () => queryClient.query(skillCellsQuery({ schoolClassId }, {})),
  () => import('../student/list/students.screen'),
  () => import('../student/student.screen'),
]

/** Fetches code and data of the screens of a class; without a network, or an answer, the screens say so themselves. */
export const warmScreens = async (schoolClassId: string): Promise<void> => {
  for (const step of steps(schoolClassId)) {
    await idle()
    if (!navigator.onLine) return
    await step().catch(() => null)
  }
}
