import { useTranslation } from '@lernspur/app-runtime'
import type { TextBlock } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import Pencil from 'lucide-react/icons/pencil'
import TextQuote from 'lucide-react/icons/text-quote'

interface TextBlockMenuProps {
  blocks: readonly TextBlock[]
  fill: (text: string) => string
  onUse: (text: string) => void
  onEdit: () => void
}

/** The user's text blocks, as they read for the child; a click inserts one (rule text-block.2). */
export function TextBlockMenu({ blocks, fill, onUse, onEdit }: TextBlockMenuProps) {
  const { t } = useTranslation('teacher.remark')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="outline">
          <TextQuote aria-hidden />
          {t(($) => $.blocks.menu)}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-[min(28rem,calc(100vw-16px))]">
        {blocks.map(({ id, code, text }) => (
          <DropdownMenuItem key={id} onSelect={() => onUse(fill(text))}>
            <span className="line-clamp-2 min-w-0 flex-1">{fill(text)}</span>
            {code && <kbd className="text-xs text-muted-foreground">/{code}</kbd>}
          </DropdownMenuItem>
        ))}
        {blocks.length > 0 && <DropdownMenuSeparator />}
        <DropdownMenuItem onSelect={onEdit}>
          <Pencil aria-hidden />
          {t(($) => $.blocks.edit)}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
