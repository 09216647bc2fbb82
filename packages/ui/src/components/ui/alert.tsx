import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

const alertVariants = cva('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-4 py-2.5 text-sm', {
  variants: {
    variant: {
      default: 'bg-secondary text-foreground',
      warning: 'bg-warning text-warning-foreground',
      destructive: 'bg-danger text-danger-foreground',
      success: 'bg-success text-success-foreground',
    },
  },
  defaultVariants: { variant: 'default' },
})

/** A message for the whole page or card. */
function Alert({ className, variant, ...props }: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" role="alert" className={cn(alertVariants({ variant }), className)} {...props} />
}

function AlertTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-title" className={cn('font-medium', className)} {...props} />
}

function AlertDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-description" className={cn('min-w-0 flex-1', className)} {...props} />
}

export { Alert, AlertDescription, AlertTitle, alertVariants }
