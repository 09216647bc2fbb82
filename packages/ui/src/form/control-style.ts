import { cva } from 'class-variance-authority'

/** Styles of all text fields and selects. */
export const controlStyle = cva([
  'w-full min-w-0 rounded-md border border-input bg-card px-3 text-base text-foreground',
  'transition-[border-color] duration-150 hover:border-foreground/60',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
  '[&[readonly]]:border-border [&[readonly]]:bg-muted',
  'aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive',
])
