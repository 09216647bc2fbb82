import { Navigate, useLocation, useNavigate, useParams } from '@lernspur/app-runtime'
import { type ReactNode, useMemo } from 'react'
import { type Step, stepAt } from './step'
import { StepList } from './step-list'
import { WizardLayout } from './wizard-layout'

interface WizardProps<Facts> {
  /** Path of the wizard with a trailing slash; step names are appended. */
  base: string
  steps: readonly Step<Facts>[]
  facts: Facts
  /** Refetches the data; awaited before the next step is shown. */
  refresh: () => Promise<unknown>
  /** Accessible name and heading of the list of steps. */
  title: string
  /** Link to exit and continue later. */
  exit?: ReactNode
}

/**
 * One question per page. The current one is derived from the URL and the server's data, so that a reload, a new sign-in
 * or a crash resumes at the same place (rule school.4).
 */
export function Wizard<Facts>({ base, steps, facts, refresh, title, exit }: WizardProps<Facts>) {
  const { step: requestedStep } = useParams()
  const navigate = useNavigate()
  // The code of an invitation is passed on to the step that asks for it.
  const { search } = useLocation()
  const at = stepAt(steps, facts, requestedStep)
  const position = useMemo(() => {
    const show = (index: number) => void navigate(base + (steps[index]?.id ?? '') + search)
    return {
      proceed: async () => {
        await refresh()
        show(at + 1)
      },
      goBack: at > 0 ? () => show(at - 1) : null,
    }
  }, [navigate, base, steps, at, search, refresh])
  const step = steps[at]
  if (!step) return null
  if (step.id !== requestedStep) return <Navigate to={base + step.id + search} replace />
  const { id, Screen } = step
  return (
    <WizardLayout
      position={position}
      list={<StepList base={base} steps={steps} facts={facts} at={at} title={title} exit={exit} />}
    >
      <Screen key={id} facts={facts} />
    </WizardLayout>
  )
}
