import ChevronDown from 'lucide-react/icons/chevron-down'
import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'

interface AccordionItem {
  value: string
  title: ReactNode
  /** Shown at the end of the title line, for instance a Badge. */
  trailing?: ReactNode | undefined
  content: ReactNode
}

interface AccordionProps {
  items: readonly AccordionItem[]
  /** Values of the open items; without it the accordion is uncontrolled. */
  open?: string[] | undefined
  onOpenChange?: ((open: string[]) => void) | undefined
  defaultOpen?: string[] | undefined
  /** Heading level of the titles; default 3. */
  level?: 2 | 3 | 4 | undefined
  className?: string | undefined
}

/** Collapsible sections, several of which may be open. */
export function Accordion({ items, open, onOpenChange, defaultOpen, level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const
  const controlled = open === undefined ? {} : { value: open }
  return (
    <Primitive.Root
      type="multiple"
      {...controlled}
      {...(defaultOpen === undefined ? {} : { defaultValue: defaultOpen })}
      {...(onOpenChange === undefined ? {} : { onValueChange: onOpenChange })}
      className={cn('divide-y rounded-lg border bg-card', className)}
    >
      {items.map((item) => (
        <Primitive.Item key={item.value} value={item.value}>
          <Primitive.Header asChild>
            <Heading>
              <Primitive.Trigger className="group flex min-h-13 w-full items-center gap-3 rounded-lg px-5 py-2 text-left font-medium">
                <span className="min-w-0 flex-1">{item.title}</span>
                {item.trailing}
                <ChevronDown
                  aria-hidden
                  className="size-4.5 text-muted-foreground transition-transform duration-150 group-data-[state=open]:rotate-180"
                />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
            <div className="px-5 pt-1 pb-5">{item.content}</div>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
