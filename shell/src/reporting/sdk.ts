import {
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  getClient,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  replayIntegration,
  startBrowserTracingNavigationSpan,
} from '@sentry/react'
import { cleanBreadcrumb } from './cleaning/clean-breadcrumb'
import { cleanEvent } from './cleaning/clean-event'
import { cleanSpan } from './cleaning/clean-span'
import { cleanTransport } from './cleaning/clean-transport'
import { isExpected } from './is-expected'
import type { Pages } from './pages'
import type { Facts } from './report'
import { traceTargets } from './trace-targets'

/** Everything is masked; without compression no worker is needed that the page's policy would have to allow. */
const recording = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    networkCaptureBodies: false,
  })

/** None of those that tell of the device, the address of the page, or what was printed to the console. */
const integrations = ({ patternOf }: Pages) => [
  eventFiltersIntegration(),
  functionToStringIntegration(),
  browserApiErrorsIntegration(),
  breadcrumbsIntegration(),
  globalHandlersIntegration(),
  linkedErrorsIntegration(),
  dedupeIntegration(),
  // Navigations are told by the router, which knows the route from the start.
  browserTracingIntegration({
    instrumentNavigation: false,
    instrumentBfcacheRestore: false,
    beforeStartSpan: (span) => (span.op === 'pageload' ? { ...span, name: patternOf(location.pathname) } : span),
  }),
  recording(),
]

/** Begins a trace with every navigation, as soon as it is under way. */
const traceNavigations = ({ onNavigation, patternOf }: Pages): void => {
  const client = getClient()
  if (!client) return
  onNavigation(({ pathname }) => {
    startBrowserTracingNavigationSpan(client, { name: patternOf(pathname) }, { url: location.origin + pathname })
  })
}

/** Nothing about people is collected in the first place; what still comes along, the hooks below leave out. */
const collectNothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
}

/**
 * Starts Sentry with the given shares (rule browser.5); gives what reports an error. The route of a
 * page stands for its address everywhere.
 */
export const startSdk = (dsn: string, pages: Pages) => {
  const { patternOf } = pages
  init({
    dsn,
    defaultIntegrations: false,
    integrations: integrations(pages),
    dataCollection: collectNothing,
    tracesSampleRate: 1,
    tracePropagationTargets: traceTargets(location.origin),
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    routeProvider: {
      resolveRoute: ({ pathname }) => patternOf(pathname),
      resolveCurrentRoute: () => patternOf(location.pathname),
    },
    beforeSend: (event, { originalException }) => (isExpected(originalException) ? null : cleanEvent(event, patternOf)),
    beforeSendSpan: (span) => cleanSpan(span, patternOf),
    beforeBreadcrumb: (breadcrumb) => cleanBreadcrumb(breadcrumb, patternOf),
    transport: cleanTransport(patternOf),
  })
  traceNavigations(pages)
  return (error: unknown, facts: Facts) => captureException(error, { tags: facts })
}
