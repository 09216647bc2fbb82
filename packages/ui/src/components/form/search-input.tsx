import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { useFieldControl } from '../ui/field'
import { inputVariants } from '../ui/input'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'aria-label'> & {
  /** Accessible name if there is no Field; also the placeholder. */
  label: string
  /** Accessible name of the button that clears the field. */
  clearLabel: string
  value: string
  onValueChange: (query: string) => void
}

/** Filters a list while typing; Escape clears it. */
export function SearchInput({ label, clearLabel, value, onValueChange, className, ...props }: SearchInputProps) {
  return (
    <div className={cn('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted-foreground" />
      <input
        type="search"
        autoComplete="off"
        placeholder={label}
        {...props}
        {...useFieldControl(props)}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          event.preventDefault()
          onValueChange('')
        }}
        className={cn(inputVariants(), 'h-11 pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => onValueChange('')}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-muted-foreground hover:text-foreground"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </div>
  )
}
