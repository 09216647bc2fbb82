/**
 * Everything that shell and areas share. The page has one copy, so that they share one store, one cache, one router and
 * one set of texts; areas import these names from here, never from the underlying packages.
 */

export { isApiError } from '@lernspur/api-client/wire/api-error'
// What slots pass: the checks of a release compare it between owner and filler by these names.
/** @public */
export type { SettingsClassProps, StudentTabProps } from '@lernspur/contracts/teacher/slots'
export {
  keepPreviousData,
  type UseQueryOptions,
  useIsMutating,
  useMutation,
  usePrefetchQuery,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query'
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
export {
  createBrowserRouter,
  Link,
  type LoaderFunction,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  replace,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router'
export type { DraftContent } from './drafts/device-drafts'
export { LeaveGuard, useLeaveGuard, useMayLeave } from './drafts/leave-guard'
export { isLostElsewhere } from './drafts/lost-elsewhere'
export { hasUnsaved, isLostByEnd, openDraftOf, persistOpenDrafts, registerDraft } from './drafts/open-drafts'
export { draftsRecovered, PersistentDraft } from './drafts/persistent-draft'
export { storeDraft, storedDraft } from './drafts/tab-drafts'
export { ErrorBoundary } from './error/error-boundary'
export { ErrorNotice } from './error/error-notice'
export { errorTextOf, useErrorReference, useErrorText } from './error/error-text'
export { foundIn } from './error/found-in'
export { notFound } from './error/not-found'
export { useWait } from './error/use-wait'
export { confirm, useConfirm } from './feedback/confirm'
export { useCopy } from './feedback/copy'
export { clearSaveStatus, holdSaveStatus } from './feedback/save-status'
export { SaveStatusLine } from './feedback/save-status-line'
export { endUndo, showToast, toastsAtom, useToast } from './feedback/toast'
export { useLoaded } from './feedback/use-loaded'
export { dayOf, type Format, formatFor, type PersonName, schoolZone, today } from './format/format'
export { useFormat } from './format/use-format'
export * as libraries from './libraries'
// Areas of other teams fill slots, and the checks of a release compare how.
/** @public */
export type {
  AnyFiller,
  AreaFiller,
  AreaPart,
  AreaRoute,
  FillerModule,
  PartModule,
  PartProps,
} from './navigation/area-route'
// Only areas that hide something ask for flags.
/** @public */
export { hasFlag, provideFlags } from './navigation/flags'
// Areas that were released before `usePagesAt` call `pagesAt`.
/** @public */
export { pagesAt, providePages, usePagesAt } from './navigation/pages'
export { FilledSlot, type Filler, type FillerProps, provideFillers, useFillers } from './navigation/slots'
export { setEventStreamOpen, useEventStreamOpen } from './network/event-stream'
export { useOnline } from './network/use-online'
export { useReconnect } from './network/use-reconnect'
export { useEvictionRisk } from './offline/list/use-eviction-risk'
export {
  appendCall,
  discardCall,
  lockDevice,
  saveCall,
  sendWaitingBefore,
  wipeDevice,
} from './offline/outbox-calls'
export { startOutboxLater, useQueuedCalls, useQueuedCallsEffect } from './offline/queued-calls'
export { useCachedSince } from './offline/reads/cached-marks'
export { AppRuntimeProvider } from './page/app-runtime-provider'
export { PageSkeleton } from './page/page-skeleton'
export { saveFile } from './page/save-file'
export { startAppRuntime } from './page/start-app-runtime'
export { usePageTitle } from './page/use-page-title'
export { classIdOf, paths } from './path/paths'
export { type ClassRights, mayAccessSubject } from './permission/class-rights'
export {
  classesQuery,
  prefetchClasses,
  useClass,
  useClasses,
  useClassRights,
  useCurrentClass,
  useKnownRights,
  useRightsOf,
} from './permission/classes'
export { classTime, currentClassOf } from './permission/current-class'
export { queryClient } from './query/page-client'
export { endFirstPage, prefetchLoader } from './query/prefetch-loader'
export { refreshWhoAmI } from './query/refresh-who-am-i'
export { useKeyedMutation } from './query/use-keyed-mutation'
export { chooseLanguage, ownThemeAtom } from './session/appearance'
export { observationOnPlan, observationShortcut, sharedDevice, useDeviceSetting } from './session/device-settings'
export { csrfTokenAtom, endedAtom } from './session/ended'
export { landingAtom, leavingAtom } from './session/leaving'
export { beginRead } from './session/newer-choices'
export {
  currentClassIdAtom,
  enterSession,
  identityAtom,
  leaveSession,
  matrixDirectionAtom,
  mergeUser,
  nameOrderAtom,
  releaseNotesSeenAtAtom,
  type Session,
  sessionAtom,
  tourStepAtom,
  whoAmIAtom,
} from './session/session'
export { store } from './session/store'
export { useMaybeSession, useSession } from './session/use-session'
export { whenIdle } from './session/when-idle'
export {
  loadPartTexts,
  loadTexts,
  preloadTexts,
  registerTexts,
  reloadTexts,
  type TextLoaders,
  textsLoaded,
} from './texts/i18n'
export { setLanguage, useLanguage } from './texts/language'
export { useSchoolLevelText } from './texts/school-level'
export { type Theme, themes } from './texts/theme'
export { MissingTexts, useTranslation } from './texts/use-translation'
export type { SavedCall } from './waiting/queued-call'
