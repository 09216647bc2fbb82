import { type ReactNode, useId } from 'react'
import { DropdownMenuGroup, DropdownMenuLabel, DropdownMenuRadioGroup } from '../ui/dropdown-menu'

interface MenuChoicesProps {
  /** Heading above the choices. */
  label: ReactNode
  value: string
  onValueChange: (value: string) => void
  /** DropdownMenuRadioItem. */
  children: ReactNode
}

/** A group of options under a heading, one of which is chosen. */
export function MenuChoices({ label, value, onValueChange, children }: MenuChoicesProps) {
  const id = useId()
  return (
    <DropdownMenuRadioGroup aria-labelledby={id} value={value} onValueChange={onValueChange}>
      <DropdownMenuLabel id={id}>{label}</DropdownMenuLabel>
      {children}
    </DropdownMenuRadioGroup>
  )
}

/** Items under a heading. */
export function MenuGroup({ label, children }: Pick<MenuChoicesProps, 'label' | 'children'>) {
  const id = useId()
  return (
    <DropdownMenuGroup aria-labelledby={id}>
      <DropdownMenuLabel id={id}>{label}</DropdownMenuLabel>
      {children}
    </DropdownMenuGroup>
  )
}
