import { reportQuery } from '@lernspur/api-client/teacher/report.queries'
import { reportNotesQuery } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import {
  ErrorBoundary,
  paths,
  queryClient,
  useFormat,
  useNavigate,
  useSearchParams,
  useSuspenseQueries,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import type { ReportSummary } from '@lernspur/contracts/teacher/report-week/report-list.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { Kbd } from '@lernspur/ui/components/ui/kbd'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Circle from 'lucide-react/icons/circle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isGoneBy } from '../details/refresh-if-over'
import { SideList, SideListItem } from '../editor/side-list'
import { type Bundle, bundlesOf } from '../overview/bundle'
import { subjectColumns } from '../overview/subject-columns'
import { worklistQueries } from '../overview/use-worklist'
import { byChild } from '../table/by-child'
import { childOf } from '../table/child-of'
import { ChildRemark, type ChildRemarkProps, type RemarkState } from './child-remark'
import { isFinal, isWritten, remarkChoice, remarkSubjects } from './remark-choice'

function ChildSkeleton() {
  const { t } = useTranslation('teacher.report')
  return (
    <Loading label={t(($) => $.editor.loading)} className="contents">
      <Skeleton className="h-72" />
      <Skeleton className="h-112" />
    </Loading>
  )
}

type LoadedProps = Omit<ChildRemarkProps, 'report' | 'isGone'> & { reportId: string; isCurrent: boolean }

function LoadedRemark({ reportId, ...props }: LoadedProps) {
  // Of all that were opened only the current one is read again when the window gets the focus.
  const { data: report, error } = useSuspenseQuery({ ...reportQuery(reportId), refetchOnWindowFocus: props.isCurrent })
  return <ChildRemark {...props} report={report} isGone={isGoneBy(error)} />
}

/** Signs of a child's remark in the list; not by colour alone, and in words for screen readers. */
const signs = {
  unsaved: <CircleAlert aria-hidden className="size-4 text-danger-foreground" />,
  final: <CircleCheck aria-hidden className="size-4 text-success-foreground" />,
  written: <MessageSquareText aria-hidden className="size-4" />,
  open: <Circle aria-hidden className="size-4 text-muted-foreground" />,
} as const

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const allParts = { subject: '', whose: '' }
const subjectsOf = ({ reports }: Bundle) => subjectColumns(reports, new Map(), allParts)

/** One remark for all children of a set, one child after the other; Ctrl or Cmd with Enter goes on (rule remark.7). */
export function RemarkView({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.remark')
  const { t: tReport } = useTranslation('teacher.report')
  const format = useFormat()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [{ data: reports }, { data: groups }] = useSuspenseQueries({ queries: worklistQueries(classId) })
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [states, setStates] = useState<ReadonlyMap<string, RemarkState>>(new Map())
  const [focused, setFocused] = useState<string | null>(null)
  const bundles = bundlesOf(byChild(reports.rows, format), groups.rows).filter(({ reports: own }) => own.length > 0)
  const choice = remarkChoice(bundles, (bundle) => subjectsOf(bundle).map(({ id }) => id), {
    subject: search.get('subject'),
    set: search.get('set'),
    report: search.get('report'),
  })
  const currentId = choice?.current.id
  const at = choice?.reports.findIndex(({ id }) => id === currentId) ?? -1
  const previous = choice?.reports[at - 1]
  const next = choice?.reports[at + 1]
  const nextId = next?.id
  const subject = choice?.subject ?? ''
  const go = (params: Readonly<Record<string, string>>) =>
    setSearch({ ...Object.fromEntries(search), ...params }, { replace: true, preventScrollReset: true })
  const isNamed = search.get('subject') === subject && search.get('report') === currentId
  const nameInAddress = useEffectEvent(() => go({ subject, report: currentId ?? '' }))
  // A remark that was opened stays in the page. From now on the address names it, so that writing it opens no other.
  useEffect(() => {
    if (currentId === undefined) return
    setVisited((known) => (known.has(currentId) ? known : new Set([...known, currentId])))
    if (!isNamed) nameInAddress()
  }, [currentId, isNamed])
  // The next child is there at the press of a key.
  useEffect(() => {
    if (nextId === undefined) return
    void queryClient.prefetchQuery(reportQuery(nextId))
    void queryClient.prefetchQuery(reportNotesQuery({ reportId: nextId }))
  }, [nextId])
  const setState = useCallback(
    (stateKey: string, state: RemarkState) =>
      setStates((known) => {
        const before = known.get(stateKey)
        const isKnown = before?.isWritten === state.isWritten && before.isUnsaved === state.isUnsaved
        return isKnown ? known : new Map([...known, [stateKey, state]])
      }),
    [],
  )
  if (!choice) {
    return (
      <EmptyState icon={<FileText />} title={tReport(($) => $.list.empty.title)} description={t(($) => $.view.empty)} />
    )
  }
  const open = (report: ReportSummary) => {
    setFocused(report.id)
    go({ report: report.id })
  }
  const goOn = () => {
    if (next) open(next)
    else void navigate(paths.reports(classId))
  }
  const { bundle, reports: own } = choice
  const columns = subjectsOf(bundle)
  const key = (id: string) => `${subject} ${id}`
  const stateOf = (report: ReportSummary): keyof typeof signs => {
    const known = states.get(key(report.id))
    if (known?.isUnsaved) return 'unsaved'
    if (isFinal(report, subject)) return 'final'
    return (known?.isWritten ?? isWritten(report, subject)) ? 'written' : 'open'
  }
  const written = own.filter((report) => ['written', 'final'].includes(stateOf(report))).length
  const mounted = new Set([...visited, choice.current.id])
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <SelectInput
          aria-label={tReport(($) => $.overview.subject)}
          className="w-auto max-w-full min-w-40"
          value={subject}
          onValueChange={(value) => go({ subject: value, report: '' })}
          options={remarkSubjects(
            bundle,
            columns.map(({ id }) => id),
          ).map((value) => ({
            value,
            label: columns.find(({ id }) => id === value)?.name ?? tReport(($) => $.editor.general),
          }))}
        />
        {bundles.length > 1 && (
          <SelectInput
            aria-label={t(($) => $.view.set)}
            className="w-auto max-w-full min-w-40"
            value={bundle.key}
            onValueChange={(value) =>
              go({ set: bundles.find((one) => one.key === value)?.reports[0]?.id ?? '', report: '' })
            }
            options={bundles.map(({ key: value, name }) => ({ value, label: name }))}
          />
        )}
        <p className="ml-auto text-sm text-muted-foreground">
          {t(($) => $.view.written, { written, count: own.length })}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]">
        <SideList label={t(($) => $.view.children)} current={choice.current.id} isLong>
          {own.map((report) => {
            const state = stateOf(report)
            return (
              <SideListItem
                key={report.id}
                isCurrent={report.id === choice.current.id}
                onChoose={() => open(report)}
                leading={signs[state]}
                text={format.name(childOf(report))}
                detail={t(($) => $.view.state[state])}
              />
            )
          })}
        </SideList>
        <div className="grid min-w-0 grid-cols-1 content-start gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,42%)]">
          {[...mounted].map((id) => (
            <div key={id} className={id === choice.current.id ? 'contents' : 'hidden'}>
              <ErrorBoundary>
                <Suspense fallback={<ChildSkeleton />}>
                  <LoadedRemark
                    classId={classId}
                    reportId={id}
                    subject={subject}
                    isCurrent={id === choice.current.id}
                    takesFocus={id === focused}
                    onState={setState}
                    stateKey={key(id)}
                    onNext={goOn}
                  />
                </Suspense>
              </ErrorBoundary>
            </div>
          ))}
        </div>
      </div>
      <nav
        aria-label={tReport(($) => $.siblings.label)}
        data-sticky=""
        className="sticky bottom-20 z-20 flex items-center gap-2 rounded-lg border bg-popover px-2 py-1 shadow-md md:bottom-4 print:hidden"
      >
        <Button variant="ghost" disabled={!previous} onClick={() => previous && open(previous)}>
          <ArrowLeft aria-hidden />
          <span className="max-sm:sr-only">{t(($) => $.view.before)}</span>
        </Button>
        <p className="flex-1 text-center text-sm whitespace-nowrap text-muted-foreground tabular-nums">
          {tReport(($) => $.siblings.position, { place: at + 1, all: own.length })}
        </p>
        <Button className="min-w-0 shrink *:min-w-0" onClick={goOn}>
          <span className="truncate">
            {next ? t(($) => $.view.next, { name: format.name(childOf(next)) }) : t(($) => $.view.end)}
          </span>
          <Kbd className="border-current/30 bg-transparent text-current pointer-coarse:hidden">
            {isApple ? t(($) => $.view.nextKeysApple) : t(($) => $.view.nextKeys)}
          </Kbd>
          <ArrowRight aria-hidden />
        </Button>
      </nav>
    </>
  )
}
