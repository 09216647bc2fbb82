import { type ReactNode, Suspense } from 'react'
import { StepSkeleton } from './step-skeleton'
import { WizardContext, type WizardPosition } from './wizard-context'

interface WizardLayoutProps {
  position: WizardPosition
  /** The StepList. */
  list: ReactNode
  /** The StepPage. */
  children: ReactNode
}

/** The steps beside the question; above it on phones. */
export function WizardLayout({ position: location, list, children }: WizardLayoutProps) {
  return (
    <WizardContext value={location}>
      <div className="mx-auto grid w-full max-w-260 flex-1 grid-cols-1 grid-rows-[auto_1fr] gap-x-12 px-4 md:px-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:grid-rows-1">
        {list}
        <Suspense fallback={<StepSkeleton />}>{children}</Suspense>
      </div>
    </WizardContext>
  )
}
