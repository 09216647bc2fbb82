import type { SlotShape } from '@lernspur/contracts/area-route.contract'
import { Card } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import type { ReactNode } from 'react'

const occasions = ['first', 'second', 'third']

/** Placeholder for lessons, in their final size. */
function EntriesSkeleton() {
  return (
    <Card aria-busy>
      {occasions.map((occasion) => (
        <div key={occasion} className="grid grid-cols-1 gap-3 border-t px-5 pt-4 pb-5 first:border-t-0">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-10/12" />
          <Skeleton className="h-6 w-8/12" />
        </div>
      ))}
    </Card>
  )
}

/** Placeholder for classes with open reports. */
function ReportsSkeleton() {
  return (
    <Card aria-busy className="flex min-h-16 items-center gap-3 px-5">
      <Skeleton className="size-9" />
      <Skeleton className="h-5 w-36" />
    </Card>
  )
}

const children = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Placeholder for students and subjects without recent observations. */
function UnseenSkeleton() {
  return (
    <Card aria-busy className="grid grid-cols-1 gap-4 p-5">
      <Skeleton className="h-5 w-56" />
      <div className="grid gap-4 sm:grid-cols-2">
        {children.map((child) => (
          <Skeleton key={child} className="h-8" />
        ))}
      </div>
      <Skeleton className="mt-4 h-44" />
    </Card>
  )
}

/** Placeholder for the card of a class. */
function CardsSkeleton() {
  return <Skeleton className="h-36 rounded-lg sm:h-20" />
}

const skeletons: Readonly<Record<SlotShape, () => ReactNode>> = {
  none: () => null,
  button: () => <Skeleton className="h-20 rounded-lg" />,
  cards: CardsSkeleton,
  list: UnseenSkeleton,
  entries: EntriesSkeleton,
  rows: ReportsSkeleton,
}

/** Placeholder for a slot component that is fetching data. */
export function ShapeSkeleton({ shape }: { shape: SlotShape }) {
  return skeletons[shape]()
}

const bare: readonly SlotShape[] = ['none', 'button']

/** Placeholder for a slot component whose code is loading: with its final heading. */
export function PartSkeleton({ shape }: { shape: SlotShape }) {
  if (bare.includes(shape)) return <ShapeSkeleton shape={shape} />
  return (
    <div aria-busy className="grid grid-cols-1 content-start gap-3">
      <Skeleton className="h-6 w-44" />
      <ShapeSkeleton shape={shape} />
    </div>
  )
}
