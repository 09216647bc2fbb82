import { useTranslation } from '@lernspur/app-runtime'
import type { TextBlock } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { Button } from '@lernspur/ui/form/button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@lernspur/ui/overlay/dropdown-menu'
import Pencil from 'lucide-react/icons/pencil'
import TextQuote from 'lucide-react/icons/text-quote'

interface TextBlockMenuProps {
  blocks: readonly TextBlock[]
  fill: (text: string) => string
  onUse: (text: string) => void
  onEdit: () => void
}

/** One's own text blocks, as they read for the child; a click inserts one (rule text-block.2). */
export function TextBlockMenu({ blocks, fill, onUse, onEdit }: TextBlockMenuProps) {
  const { t } = useTranslation('teacher.remark')
  return (
    <DropdownMenu
      className="max-w-[min(28rem,calc(100vw-16px))]"
      trigger={
        <Button size="sm" variant="outline">
          <TextQuote aria-hidden />
          {t(($) => $.blocks.menu)}
        </Button>
      }
    >
      {blocks.map(({ id, code, text }) => (
        <MenuItem key={id} onSelect={() => onUse(fill(text))}>
          <span className="line-clamp-2 min-w-0 flex-1">{fill(text)}</span>
          {code && <kbd className="text-xs text-muted-foreground">/{code}</kbd>}
        </MenuItem>
      ))}
      {blocks.length > 0 && <MenuSeparator />}
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden />
        {t(($) => $.blocks.edit)}
      </MenuItem>
    </DropdownMenu>
  )
}
