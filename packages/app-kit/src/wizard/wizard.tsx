import { Navigate, useLocation, useNavigate, useParams } from '@lernspur/app-kit'
import { type ReactNode, useMemo } from 'react'
import { type Step, stepAt } from './step'
import { StepList } from './step-list'
import { WizardLayout } from './wizard-layout'

interface WizardProps<Facts> {
  /** Address of the wizard with the slash at its end; steps follow it. */
  base: string
  steps: readonly Step<Facts>[]
  facts: Facts
  /** Reads the facts anew; awaited before the next step is shown. */
  refresh: () => Promise<unknown>
  /** Accessible name of the list of steps, and its heading. */
  title: string
  /** Way out for those who go on later. */
  exit?: ReactNode
}

/**
 * One question a page. Which one follows from the address and from what the server holds, so a reload, a new sign-in or
 * a crash leads back to where somebody was (specification, section 4).
 */
export function Wizard<Facts>({ base, steps, facts, refresh, title, exit }: WizardProps<Facts>) {
  const { step: asked } = useParams()
  const navigate = useNavigate()
  // The code of an invitation comes along to the step that asks for it.
  const { search } = useLocation()
  const at = stepAt(steps, facts, asked)
  const place = useMemo(() => {
    const show = (index: number) => void navigate(base + (steps[index]?.id ?? '') + search)
    return {
      goOn: async () => {
        await refresh()
        show(at + 1)
      },
      goBack: at > 0 ? () => show(at - 1) : null,
    }
  }, [navigate, base, steps, at, search, refresh])
  const step = steps[at]
  if (!step) return null
  if (step.id !== asked) return <Navigate to={base + step.id + search} replace />
  const { id, Screen } = step
  return (
    <WizardLayout
      place={place}
      list={<StepList base={base} steps={steps} facts={facts} at={at} title={title} exit={exit} />}
    >
      <Screen key={id} facts={facts} />
    </WizardLayout>
  )
}
