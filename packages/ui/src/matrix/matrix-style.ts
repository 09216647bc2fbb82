import type { MatrixCellView } from './matrix-props'

/**
 * A row is laid out and painted by itself: a change in a cell costs the browser one row and not the whole grid. That is
 * why rows are no boxes of a table, which are all laid out together.
 */
export const rowStyle =
  'matrix-line group/row flex h-8 contain-layout contain-size contain-style border-b last:border-b-0 hover:bg-muted/60 pointer-coarse:h-11'

export const rowHeadStyle =
  'sticky left-0 z-10 w-(--head) flex-none truncate border-r bg-card px-3 text-foreground [-webkit-text-fill-color:currentcolor] text-left leading-8 font-normal -outline-offset-2 group-hover/row:bg-muted pointer-coarse:leading-11'

/**
 * Its text is as small and as clear as to be seen by nobody. Without a clip and a position it is no layer of its own,
 * of which the browser would go through thousands at each paint.
 */
const cellStyle = 'matrix-cell'

const signStyle =
  ' after:-mt-px after:block after:text-center after:text-xs after:leading-8 after:font-medium after:text-foreground matrix-sign pointer-coarse:after:leading-11'

/** It takes no room beside the sign. */
const cornerStyle =
  ' before:float-right before:-ml-10 before:pr-0.5 before:text-[0.6875rem] before:leading-3.5 before:tabular-nums matrix-corner'

const plainCorner = ' before:text-muted-foreground'

const stateStyle: Readonly<Record<NonNullable<MatrixCellView['state']>, string>> = {
  pending: ' bg-muted inset-ring inset-ring-input',
  preview: ' bg-selected inset-ring-2 inset-ring-primary',
  asking: ' bg-warning inset-ring-2 inset-ring-warning-foreground before:font-bold before:text-warning-foreground',
  refused: ' bg-danger inset-ring-2 inset-ring-danger-foreground before:font-bold before:text-danger-foreground',
}

/** Pictures by class, which cells share, instead of by a style of each. */
const pictureStyle = new Map(
  [
    'bg-(image:--picture-0)',
    'bg-(image:--picture-1)',
    'bg-(image:--picture-2)',
    'bg-(image:--picture-3)',
    'bg-(image:--picture-4)',
    'bg-(image:--picture-5)',
    'bg-(image:--picture-6)',
    'bg-(image:--picture-7)',
    'bg-(image:--picture-8)',
    'bg-(image:--picture-9)',
    'bg-(image:--picture-10)',
    'bg-(image:--picture-11)',
  ].map((name, index) => [`var(--picture-${index})`, ` ${name}`]),
)

/** Whether the picture has to be a style of the cell itself, such as that of a thirteenth level. */
export const isOwnPicture = (picture: string | undefined): picture is string =>
  picture !== undefined && !pictureStyle.has(picture)

/** Classes of a cell: only those that it needs, because the browser looks for the rules of each of them in each cell. */
export const cellClass = ({ picture, sign, corner, state }: MatrixCellView): string => {
  const isTold = state === 'asking' || state === 'refused'
  return [
    cellStyle,
    pictureStyle.get(picture ?? ''),
    sign && signStyle,
    corner && cornerStyle,
    corner && !isTold && plainCorner,
    state && stateStyle[state],
  ]
    .filter(Boolean)
    .join('')
}
