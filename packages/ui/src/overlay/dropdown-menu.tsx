import Check from 'lucide-react/icons/check'
import { DropdownMenu as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { usePortalContainer } from '../layer/portal'
import { Surface } from '../layer/surface'

interface DropdownMenuProps {
  trigger: ReactElement
  /** MenuItem, MenuCheck, MenuChoices, MenuSeparator. */
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Initially open, for a menu whose code was loaded by pressing its button. */
  defaultOpen?: boolean | undefined
  className?: string | undefined
}

/** A short menu of actions, opened by a button. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, children, align = 'start', side = 'bottom', defaultOpen = false, className } = props
  const container = usePortalContainer()
  return (
    <Primitive.Root modal={false} defaultOpen={defaultOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content asChild align={align} side={side} sideOffset={6} collisionPadding={8}>
          <Surface
            className={cn(
              'max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(14rem,100vw-16px)] max-w-[calc(100vw-16px)]',
              'overflow-y-auto p-1',
              className,
            )}
          >
            {children}
          </Surface>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Styles of all menu items. */
export const itemStyle = cn(
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-sm outline-none',
  'data-[disabled]:pointer-events-none data-[highlighted]:bg-accent data-[disabled]:opacity-50',
  "[&_svg:not([class*='size-'])]:size-4.5 [&_svg:not([class*='text-'])]:text-muted-foreground",
)

/** A menu action. With asChild its child (a Link) becomes the item. */
export function MenuItem({
  tone = 'default',
  className,
  ...props
}: ComponentProps<typeof Primitive.Item> & { tone?: 'default' | 'danger' | undefined }) {
  return (
    <Primitive.Item
      {...props}
      className={cn(itemStyle, tone === 'danger' && 'text-danger-foreground [&_svg]:text-danger-foreground', className)}
    />
  )
}

function MenuLabel(props: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className="px-3 pt-2 pb-1 text-xs text-muted-foreground" />
}

interface MenuChoicesProps {
  /** Heading above the choices. */
  label: ReactNode
  value: string
  onValueChange: (value: string) => void
  /** MenuChoice. */
  children: ReactNode
}

/** A group of options, one of which is chosen. */
export function MenuChoices({ label, value, onValueChange, children }: MenuChoicesProps) {
  const id = useId()
  return (
    <Primitive.RadioGroup aria-labelledby={id} value={value} onValueChange={onValueChange}>
      <MenuLabel id={id}>{label}</MenuLabel>
      {children}
    </Primitive.RadioGroup>
  )
}

/** Items under a heading. */
export function MenuGroup({ label, children }: Pick<MenuChoicesProps, 'label' | 'children'>) {
  const id = useId()
  return (
    <Primitive.Group aria-labelledby={id}>
      <MenuLabel id={id}>{label}</MenuLabel>
      {children}
    </Primitive.Group>
  )
}

/** The tick of a chosen option. */
export function ChosenTick() {
  return (
    <Primitive.ItemIndicator className="absolute right-4">
      <Check aria-hidden className="size-4.5 text-primary" />
    </Primitive.ItemIndicator>
  )
}

/** One of several options; the chosen one has a tick. */
export function MenuChoice({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem {...props} className={cn(itemStyle, 'pr-10', className)}>
      {children}
      <ChosenTick />
    </Primitive.RadioItem>
  )
}

/** A line between groups of a menu. */
export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-border" />
}
