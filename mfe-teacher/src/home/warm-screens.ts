import { competenceCellsQuery } from '@lernspur/api-client/teacher/competence-cell.queries'
import { observationFormQuery } from '@lernspur/api-client/teacher/observation-form/observation-form.queries'
import { queryClient } from '@lernspur/app-runtime'

/** Resolves when the page has nothing else to do; Safari cannot tell. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 })
    else setTimeout(resolve, 200)
  })

/**
 * Fetches what the next screens of a class show, one after another, while the page is idle. The service worker has
 * their code.
 */
export const warmScreens = async (schoolClassId: string): Promise<void> => {
  const params = { schoolClassId }
  for (const read of [
    () => queryClient.query(observationFormQuery(params)),
    () => queryClient.query(competenceCellsQuery(params, {})),
  ]) {
    await idle()
    if (!navigator.onLine) return
    // A screen whose data are missing says so itself.
    await read().catch(() => null)
  }
}
