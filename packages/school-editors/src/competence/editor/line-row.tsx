import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { lazyMenu, MenuButton } from '@lernspur/ui/components/menu/menu-button'
import { SortableItem } from '@lernspur/ui/components/sortable/sortable-item'
import { Badge } from '@lernspur/ui/components/ui/badge'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { memo } from 'react'
import type { Line } from '../line/line'
import type { DescribedScale } from './level-fields'
import type { LineActions } from './line-actions'
import { LineFields } from './line-fields'

const menu = lazyMenu(() => import('./line-menu'))

interface LineRowProps {
  line: Line
  isFirst: boolean
  /** Position of the line in its domain, or of the domain, from 1. */
  position: number
  domain: string
  problem: string | undefined
  hasTitle: boolean
  hasSentence: boolean
  scale: DescribedScale | undefined
  /** Entries of the competence. */
  entries: number
  /** Whether its domain is being moved. */
  isLifted: boolean
  act: LineActions
}

/** One line: a handle, its text, and a menu. Rerenders only when the line changes. */
export const LineRow = memo(function LineRow({ line, isFirst, isLifted, entries, act, ...fields }: LineRowProps) {
  const { t } = useTranslation('school-editors.competence')
  const name = line.text || t(($) => $.emptyLine)
  const isDomain = line.kind === 'domain'
  return (
    <SortableItem
      id={line.id}
      handleLabel={t(($) => $.line.handle, { name })}
      className={cn(
        'flex items-start border-t bg-card',
        isDomain ? 'bg-muted/50 first:border-t-0' : 'pl-8 sm:pl-13',
        isLifted && 'opacity-40',
      )}
    >
      {(handle) => (
        <>
          {handle}
          <LineFields line={line} act={act} {...fields} />
          {entries > 0 && (
            <Badge variant="secondary" className="mt-2.5 shrink-0" title={t(($) => $.entries, { count: entries })}>
              <span aria-hidden className="sm:hidden">
                {entries}
              </span>
              <span className="max-sm:sr-only">{t(($) => $.entries, { count: entries })}</span>
            </Badge>
          )}
          <MenuButton
            menu={menu}
            options={{ line, isFirst, act }}
            button={(props) => (
              <IconButton {...props} quiet label={t(($) => $.menu.of, { name })}>
                <Ellipsis aria-hidden />
              </IconButton>
            )}
          />
        </>
      )}
    </SortableItem>
  )
})
