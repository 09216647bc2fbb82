import './shell.css'
import {
  AppKitProvider,
  leavingAtom,
  prefetchClasses,
  RouterProvider,
  refreshWhoAmI,
  startAppKit,
  startOutboxLater,
  useAtomValue,
} from '@lernspur/app-kit'
import { createRoot } from 'react-dom/client'
import { keepPagesLater } from './offline/keep-pages'
import { logAndReport, reportCaught } from './reporting/caught'
import { startReporting } from './reporting/start-reporting'
import { createRouter } from './routing/router'
import { pagesOf } from './routing/router-pages'
import { followSession } from './session/follow-session'
import { registerShellTexts } from './texts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no root element.')

registerShellTexts()
void startAppKit()
followSession(() => router.state.navigation.location ?? router.state.location)
prefetchClasses()
// Errors are shown by the next component that needs the data; until then the stored user is used.
refreshWhoAmI().catch(() => null)
startOutboxLater()
keepPagesLater()

const router = createRouter()
startReporting(pagesOf(router))

function Pages() {
  return useAtomValue(leavingAtom) ? null : <RouterProvider router={router} onError={reportCaught} />
}

createRoot(root, { onCaughtError: logAndReport }).render(
  <AppKitProvider>
    <Pages />
  </AppKitProvider>,
)
