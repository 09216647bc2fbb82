import type { ReactNode } from 'react'

export interface SelectOption {
  value: string
  label: string
  leading?: ReactNode | undefined
  disabled?: boolean | undefined
}
