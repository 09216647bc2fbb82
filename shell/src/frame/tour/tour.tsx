import { Link, useAtomValue, useLocation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import { tourSteps } from '@lernspur/contracts/identity/user.contract'
import { cn } from '@lernspur/ui/cn'
import { Button } from '@lernspur/ui/components/ui/button'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { tourAtom } from './tour-atom'
import { tourStepNames, tourStepsByName } from './tour-steps'
import { useTargetBox, visibleTarget } from './use-target'
import { useTour, useTourClass, useTourOffer } from './use-tour'

/** Pixels between a control and the line around it. */
const gap = 4
/** Milliseconds until a step is announced: once its control is there, or without it. */
const [settledAfter, missingAfter] = [150, 2000]

/** A line around the control; nobody can click or reach it. */
function Outline({ box }: { box: NonNullable<ReturnType<typeof useTargetBox>> }) {
  return (
    <div
      aria-hidden
      data-outline=""
      className="pointer-events-none fixed z-30 rounded-lg outline-3 outline-primary"
      style={{ top: box.top - gap, left: box.left - gap, width: box.width + 2 * gap, height: box.height + 2 * gap }}
    />
  )
}

interface PanelProps {
  title: string
  text: string
  progress?: string
  /** Whether each title takes the focus, as a step does; an offer interrupts nobody. */
  takesFocus?: boolean
  /** What it must not cover. */
  box?: ReturnType<typeof useTargetBox>
  onEscape(): void
  children: ReactNode
}

/** A panel in a corner of the page, which keeps its room below the page, so that the page can be scrolled from under it. */
function Panel({ title, text, progress, takesFocus = false, box = null, onEscape, children }: PanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [height, setHeight] = useState(0)
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    const own = panel.current?.getBoundingClientRect()
    if (!own) return
    setHeight(own.height)
    if (box === null) return
    const overlaps = box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
    if (overlaps) setAbove(box.top + box.height / 2 > window.innerHeight / 2)
  }, [box])
  const announced = useRef('')
  const isThere = box !== null
  useEffect(() => {
    if (!takesFocus || announced.current === title) return
    // The page's own heading has had the focus by then.
    const timer = setTimeout(
      () => {
        announced.current = title
        heading.current?.focus({ preventScroll: true })
      },
      isThere ? settledAfter : missingAfter,
    )
    return () => clearTimeout(timer)
  }, [takesFocus, title, isThere])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onEscape()
  }
  return (
    <>
      <div aria-hidden style={{ height }} />
      <section
        ref={panel}
        aria-labelledby={id}
        aria-live={takesFocus ? undefined : 'polite'}
        onKeyDown={press}
        className={cn(
          'fixed inset-x-2 z-30 grid max-h-[60dvh] gap-3 overflow-y-auto rounded-lg border bg-card p-4 shadow-lg sm:right-4 sm:left-auto sm:w-96',
          isAbove ? 'top-16' : 'bottom-20 md:bottom-4',
        )}
      >
        <h2 ref={heading} id={id} tabIndex={-1} className="font-semibold outline-none">
          {title}
          {progress && <span className="block text-sm font-normal text-muted-foreground">{progress}</span>}
        </h2>
        <p>{text}</p>
        {children}
      </section>
    </>
  )
}

function Offer() {
  const { t } = useTranslation('shell.tour')
  const { start, end, leave } = useTour()
  return (
    <Panel title={t(($) => $.offer.title)} text={t(($) => $.offer.text)} onEscape={leave}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={start} className="min-h-11">
          {t(($) => $.offer.start)}
        </Button>
        <Button onClick={end} variant="outline" className="min-h-11">
          {t(($) => $.offer.decline)}
        </Button>
      </div>
    </Panel>
  )
}

function Step({ classId }: { classId: string }) {
  const { t } = useTranslation('shell.tour')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { step, setStep, leave, end } = useTour()
  const name = tourStepNames[step - 1] ?? 'observe'
  const { pathOf, targets } = tourStepsByName[name]
  const path = pathOf(classId)
  const isOnPage = pathname === path
  const box = useTargetBox(targets, isOnPage)
  const go = (next: number) => {
    setStep(next)
    const nextName = tourStepNames[next - 1]
    if (nextName) void navigate(tourStepsByName[nextName].pathOf(classId))
  }
  return (
    <>
      {box && <Outline box={box} />}
      <Panel
        title={t(($) => $.step[name].title)}
        text={t(($) => $.step[name].text)}
        takesFocus
        progress={t(($) => $.progress, { step, steps: tourSteps })}
        box={box}
        onEscape={leave}
      >
        <div className="flex flex-wrap gap-2">
          {!isOnPage && (
            <Button asChild className="min-h-11">
              <Link to={path}>{t(($) => $.open)}</Link>
            </Button>
          )}
          {isOnPage && box && (
            <Button variant="outline" className="min-h-11" onClick={() => visibleTarget(targets)?.focus()}>
              {t(($) => $.focus)}
            </Button>
          )}
          {step > 1 && (
            <Button variant="outline" className="min-h-11" onClick={() => go(step - 1)}>
              {t(($) => $.back)}
            </Button>
          )}
          {step < tourSteps ? (
            <Button className="min-h-11" onClick={() => go(step + 1)}>
              {t(($) => $.next)}
            </Button>
          ) : (
            <Button className="min-h-11" onClick={end}>
              {t(($) => $.end)}
            </Button>
          )}
          {step < tourSteps && (
            <Button variant="ghost" className="min-h-11" onClick={leave}>
              {t(($) => $.leave)}
            </Button>
          )}
        </div>
      </Panel>
    </>
  )
}

/** The tour: its offer, the step where the user is, or nothing. */
export default function Tour() {
  useTourOffer()
  const schoolClass = useTourClass()
  const state = useAtomValue(tourAtom)
  if (!schoolClass || state === 'closed') return null
  return state === 'offered' ? <Offer /> : <Step classId={schoolClass.id} />
}
