import { cn } from '../cn'

/** 448, 512 and 768 px. */
export const dialogWidths = { medium: 'max-w-112', large: 'max-w-128', wide: 'max-w-192' }

/** Position and surface of a dialog. */
export const dialogStyle = cn(
  'fixed inset-x-4 top-[max(1rem,12vh)] z-40 mx-auto flex max-h-[calc(100dvh-2rem-12vh)] flex-col',
  // In a window as low as one at 400 %, header and buttons would leave no room: the whole dialog scrolls.
  '[@media(height<26rem)]:top-2 [@media(height<26rem)]:max-h-[calc(100dvh-1rem)] [@media(height<26rem)]:overflow-y-auto',
  'rounded-lg border bg-popover shadow-md outline-none',
  'data-[state=closed]:animate-sink data-[state=open]:animate-rise',
)
