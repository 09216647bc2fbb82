import { cn } from '@lernspur/ui/cn'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { TableCell } from '@lernspur/ui/components/ui/table'

interface RightCellProps {
  /** Whose right it is, for screen readers. */
  name: string
  label: string
  /** Why it cannot be changed; undefined if it can. */
  locked?: string | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** Whether it is the first of a group of columns. */
  first?: boolean
}

/** One permission of one person; labelled itself on phones, by its column heading on wider screens. */
export function RightCell({ name, label, locked, checked, onCheckedChange, first = false }: RightCellProps) {
  return (
    <TableCell
      title={locked}
      className={cn(
        'max-lg:block max-lg:h-auto max-lg:border-b-0 max-lg:py-0 lg:px-0 lg:text-center',
        first && 'lg:border-l',
      )}
    >
      <CheckboxField
        checked={checked}
        disabled={locked !== undefined}
        onCheckedChange={onCheckedChange}
        // The label for screen readers leaves a gap on the right.
        className="lg:-mr-3 lg:ml-0"
        label={
          <span className="lg:sr-only">
            <span className="sr-only">{name}: </span>
            {label}
          </span>
        }
      />
    </TableCell>
  )
}
