import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { ChosenTick, itemStyle } from './dropdown-menu'

/** An option that can be on or off; the menu stays open for further changes. */
export function MenuCheck({ className, children, ...props }: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      {...props}
      onSelect={(event) => event.preventDefault()}
      className={cn(itemStyle, 'pr-10', className)}
    >
      {children}
      <ChosenTick />
    </Primitive.CheckboxItem>
  )
}
