import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Select as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { controlStyle } from '../form/control-style'
import { useFieldControl } from '../form/field-context'
import { usePortalContainer } from '../overlay/portal'

export interface SelectOption {
  /** Not empty. */
  value: string
  label: string
  leading?: ReactNode | undefined
  disabled?: boolean | undefined
}

export interface SelectProps {
  options: readonly SelectOption[]
  /** Chosen value, or '' for none yet. */
  value: string
  onValueChange: (value: string) => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  size?: 'default' | 'sm' | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
}

/** Chooses one of a few; for more than a dozen use a Combobox. */
export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder, size = 'default', className } = props
  const container = usePortalContainer()
  const { disabled, ...field } = useFieldControl({ disabled: props.disabled })
  return (
    <Primitive.Root value={value} onValueChange={onValueChange} disabled={disabled ?? false}>
      <Primitive.Trigger
        {...field}
        aria-label={props['aria-label']}
        className={cn(
          controlStyle(),
          'group flex min-h-11 items-center gap-2 text-left data-[placeholder]:text-muted-foreground',
          size === 'sm' && 'min-h-9 px-2.5 text-sm pointer-coarse:min-h-11',
          className,
        )}
      >
        <span className="min-w-0 flex-1 truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon asChild>
          <ChevronDown aria-hidden className="size-4.5 text-muted-foreground" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
            'max-w-[calc(100vw-16px)] overflow-hidden rounded-lg border bg-popover shadow-md data-[state=open]:animate-rise',
          )}
        >
          <Primitive.Viewport className="p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cn(
                  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-sm outline-none',
                  'data-[disabled]:pointer-events-none data-[highlighted]:bg-accent data-[disabled]:opacity-50',
                )}
              >
                <span className="flex-1">
                  <Primitive.ItemText>
                    <span className="inline-flex items-center gap-2.5">
                      {option.leading}
                      {option.label}
                    </span>
                  </Primitive.ItemText>
                </span>
                <Primitive.ItemIndicator>
                  <Check aria-hidden className="size-4.5 text-primary" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
