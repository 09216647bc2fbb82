import { cva, type VariantProps } from 'class-variance-authority'

/** Styles of Button, LinkButton and IconButton. */
export const buttonStyle = cva(
  [
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-md font-medium',
    'transition-colors duration-150 disabled:pointer-events-none disabled:opacity-50',
    // In forced colours, only a border distinguishes a button from text.
    'forced-colors:border forced-colors:border-[ButtonBorder]',
    // GrayText says it there; faded it could not be read.
    'forced-colors:disabled:opacity-100 forced-colors:aria-disabled:not-aria-busy:opacity-100 forced-colors:aria-disabled:not-aria-busy:text-[GrayText]',
    'aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        outline: 'border border-input/50 bg-card text-foreground hover:bg-accent',
        secondary: 'bg-secondary text-foreground hover:bg-border',
        ghost: 'text-foreground hover:bg-accent',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary',
      },
      size: {
        default: "min-h-11 px-4 py-2 text-base [&_svg:not([class*='size-'])]:size-5",
        sm: "min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 [&_svg:not([class*='size-'])]:size-4",
        lg: "min-h-14 px-6 py-3 text-base [&_svg:not([class*='size-'])]:size-6",
        icon: "size-11 [&_svg:not([class*='size-'])]:size-5",
        'icon-sm': "size-9 pointer-coarse:size-11 [&_svg:not([class*='size-'])]:size-4.5",
      },
    },
    compoundVariants: [{ variant: 'link', class: 'px-1' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export type ButtonLook = VariantProps<typeof buttonStyle>
