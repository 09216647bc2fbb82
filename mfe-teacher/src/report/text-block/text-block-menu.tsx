import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolTextBlock } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import type { TextBlock } from '@lernspur/contracts/teacher/report-writing/text-block.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@lernspur/ui/components/ui/command'
import { Popover, PopoverContent, PopoverTrigger } from '@lernspur/ui/components/ui/popover'
import Pencil from 'lucide-react/icons/pencil'
import TextQuote from 'lucide-react/icons/text-quote'
import { useRef, useState } from 'react'

interface TextBlockMenuProps {
  own: readonly TextBlock[]
  ofSchool: readonly SchoolTextBlock[]
  fill: (text: string) => string
  onUse: (text: string) => void
  onEdit: () => void
}

/** Text blocks as they read for the child, one's own and the school's by topic; a click inserts one (rule text-block.2). */
export function TextBlockMenu({ own, ofSchool, fill, onUse, onEdit }: TextBlockMenuProps) {
  const { t } = useTranslation('teacher.remark')
  const [isOpen, setIsOpen] = useState(false)
  const isInserted = useRef(false)
  const itemOf = ({ id, code, text }: TextBlock, topic: string) => {
    const filled = fill(text)
    return (
      <CommandItem
        key={id}
        value={filled}
        keywords={[code, topic]}
        onSelect={() => {
          isInserted.current = true
          setIsOpen(false)
          onUse(filled)
        }}
      >
        <span className="min-w-0 flex-1">{filled}</span>
        {code && <kbd className="text-xs text-muted-foreground">/{code}</kbd>}
      </CommandItem>
    )
  }
  const topics = [...Map.groupBy(ofSchool, ({ topic }) => topic)]
  const title = t(($) => $.blocks.menu)
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button size="sm" variant="outline">
          <TextQuote aria-hidden />
          {title}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={title}
        className="flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-[min(34rem,calc(100vw-24px))] flex-col overflow-hidden p-0"
        onCloseAutoFocus={(event) => {
          // The cursor is in the remark, behind what was inserted.
          if (isInserted.current) event.preventDefault()
          isInserted.current = false
        }}
      >
        <Command label={t(($) => $.blocks.search)}>
          <CommandInput placeholder={t(($) => $.blocks.search)} />
          <CommandList>
            {own.length > 0 && (
              <CommandGroup heading={t(($) => $.blocks.mine)}>{own.map((block) => itemOf(block, ''))}</CommandGroup>
            )}
            {topics.map(([topic, blocks]) => (
              <CommandGroup key={topic} heading={topic}>
                {blocks.map((block) => itemOf(block, topic))}
              </CommandGroup>
            ))}
          </CommandList>
          <CommandEmpty className="pt-4">
            {own.length + ofSchool.length === 0 ? t(($) => $.blocks.none) : t(($) => $.blocks.noMatch)}
          </CommandEmpty>
        </Command>
        <div className="border-t p-1">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setIsOpen(false)
              onEdit()
            }}
          >
            <Pencil aria-hidden />
            {t(($) => $.blocks.edit)}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  )
}
