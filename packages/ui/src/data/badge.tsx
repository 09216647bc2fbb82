import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn'

const badgeStyle = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-sm px-1.5 text-xs font-medium [&_svg:not([class*='size-'])]:size-3.5",
  {
    variants: {
      tone: {
        neutral: 'bg-secondary text-foreground',
        selected: 'bg-selected text-selected-foreground',
        success: 'bg-success text-success-foreground',
        warning: 'bg-warning text-warning-foreground',
        danger: 'bg-danger text-danger-foreground',
        outline: 'border text-muted-foreground',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeProps = ComponentProps<'span'> & { tone?: VariantProps<typeof badgeStyle>['tone'] | undefined }

/** A one-word state ("abgeschlossen"). */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span {...props} className={cn(badgeStyle({ tone }), className)} />
}
