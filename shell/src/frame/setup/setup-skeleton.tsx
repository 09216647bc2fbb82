import { StepSkeleton } from '@lernspur/app-kit/wizard/step-skeleton'

/** Skeleton of a wizard, until texts and data are loaded. */
export function SetupSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-260 flex-1 grid-cols-1 gap-x-12 px-4 md:px-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="max-lg:h-16" />
      <StepSkeleton />
    </div>
  )
}
