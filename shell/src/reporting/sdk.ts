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
import { recordWithConsent } from './record-with-consent'
import type { ErrorTags } from './report'
import { recordedPercent } from './sample-rates'
import { traceTargets } from './trace-targets'

/** Everything is masked; without compression there is no need for a worker, which the CSP would have to allow. */
const recorder = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    networkCaptureBodies: false,
  })

/** Without the integrations that report the device, the URL of the page, or console output. */
const integrations = ({ patternOf }: Pages) => [
  eventFiltersIntegration(),
  functionToStringIntegration(),
  browserApiErrorsIntegration(),
  breadcrumbsIntegration(),
  globalHandlersIntegration(),
  linkedErrorsIntegration(),
  dedupeIntegration(),
  // Navigations are reported by the router, which knows the route from the start.
  browserTracingIntegration({
    instrumentNavigation: false,
    instrumentBfcacheRestore: false,
    beforeStartSpan: (span) => (span.op === 'pageload' ? { ...span, name: patternOf(location.pathname) } : span),
  }),
]

/** Records screens for as long as the person agrees; the recorder begins when it is added. */
const record = (): void => {
  const recording = recorder()
  void recordWithConsent({
    begin: () => getClient()?.addIntegration(recording),
    start: () => recording.start(),
    startBuffering: () => recording.startBuffering(),
    end: () => void recording.stop({ flush: false }),
  })
}

/** Starts a trace at the start of every navigation. */
const traceNavigations = ({ onNavigation, patternOf }: Pages): void => {
  const client = getClient()
  if (!client) return
  onNavigation(({ pathname }) => {
    startBrowserTracingNavigationSpan(client, { name: patternOf(pathname) }, { url: location.origin + pathname })
  })
}

/** Personal data is not collected; the hooks below remove what is left. */
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
 * Starts Sentry with the given sample rates (rule browser.5); returns the function that reports an error. URLs of pages
 * are always replaced by their route.
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
    replaysSessionSampleRate: recordedPercent / 100,
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
  record()
  return (error: unknown, tags: ErrorTags) => captureException(error, { tags })
}
