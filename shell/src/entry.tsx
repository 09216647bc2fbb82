import './shell.css'
import {
  leavingAtom,
  prefetchClasses,
  RouterProvider,
  refreshWhoAmI,
  startAppKit,
  useAtomValue,
} from '@lernspur/app-kit'
import { AppKitProvider } from '@lernspur/app-kit/page/app-kit-provider'
import { createRoot } from 'react-dom/client'
import { logAndReport, reportCaught } from './reporting/caught'
import { startReporting } from './reporting/start-reporting'
import { createRouter } from './routing/router'
import { pagesOf } from './routing/router-pages'
import { followSession } from './session/follow-session'
import { registerShellTexts } from './texts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no element to draw into.')

registerShellTexts()
void startAppKit()
followSession(() => router.state.navigation.location ?? router.state.location)
prefetchClasses()
// A failure is told by whatever needs an answer next; here the stored one goes on.
refreshWhoAmI().catch(() => null)

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
