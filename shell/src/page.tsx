import {
  AppRuntimeProvider,
  endFirstPage,
  leavingAtom,
  prefetchClasses,
  preloadTexts,
  providePages,
  RouterProvider,
  startAppRuntime,
  startOutboxLater,
  today,
  useAtomValue,
  whenIdle,
} from '@lernspur/app-runtime'
import { panelEvent } from '@lernspur/ui/components/dialog/panel-event'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { pagesAt, usePagesAt } from './area/released-pages'
import { startFillers } from './area/start-fillers'
import { logAndReport, reportCaught } from './reporting/caught'
import { startReporting } from './reporting/start-reporting'
import { firstPageReady } from './routing/first-page'
import { mayEnter } from './routing/guard-loader'
import { recheckGuards } from './routing/recheck-guards'
import { createRouter } from './routing/router'
import { followSession } from './session/follow-session'
import { registerShellTexts } from './texts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no root element.')

function Pages({ router }: { router: ReturnType<typeof createRouter> }) {
  return useAtomValue(leavingAtom) ? null : <RouterProvider router={router} onError={reportCaught} />
}

/** Starts the page: its texts and its router, and React once the first screen is ready. */
export const start = (): void => {
  registerShellTexts()
  startFillers()
  providePages(pagesAt, usePagesAt)
  void startAppRuntime().then(() => preloadTexts('shell.frame'))
  // A browser's first formatter takes a tablet 60 ms: in a task of its own, while files and data are read.
  setTimeout(today)
  prefetchClasses()
  const router = createRouter()
  void recheckGuards({ mayEnter, revalidate: () => router.revalidate() })
  followSession(() => router.state.navigation.location ?? router.state.location)
  const watching = () => import('./watch-page')
  startReporting(async () => (await watching()).takeErrors(router))
  const later = (work: (page: Awaited<ReturnType<typeof watching>>) => void) => void watching().then(work, Boolean)
  document.addEventListener(panelEvent, ({ detail }: CustomEventInit) => later(({ watchPanel }) => watchPanel(detail)))
  // Until then the page shows the frame's skeleton, which is in its HTML.
  void firstPageReady(router).then(() => {
    endFirstPage()
    // As a transition, in which React waits a moment for promises that are resolved already.
    startTransition(() =>
      createRoot(root, { onCaughtError: logAndReport }).render(
        <AppRuntimeProvider>
          <Pages router={router} />
        </AppRuntimeProvider>,
      ),
    )
    // Not sooner: what it loads would be in the way of what the first page waits for.
    whenIdle(() => later(({ watchPage }) => watchPage(router)))
  })
  startOutboxLater()
}
