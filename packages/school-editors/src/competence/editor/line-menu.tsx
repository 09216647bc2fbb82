import { useTranslation } from '@lernspur/app-runtime'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Outdent from 'lucide-react/icons/indent-decrease'
import Indent from 'lucide-react/icons/indent-increase'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactElement } from 'react'
import type { Line } from '../line/line'
import type { LineActions } from './line-actions'

export interface LineMenuOptions {
  line: Line
  /** The first line stays a domain. */
  isFirst: boolean
  act: LineActions
}

/** Everything that can be done to a line, for users without a keyboard. */
export default function LineMenu({ line, isFirst, act, trigger }: LineMenuOptions & { trigger: ReactElement }) {
  const { t } = useTranslation('school-editors.competence')
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => act.shift(line, 'up')}>
          <ArrowUp aria-hidden />
          {t(($) => $.menu.up)}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => act.shift(line, 'down')}>
          <ArrowDown aria-hidden />
          {t(($) => $.menu.down)}
        </DropdownMenuItem>
        {line.kind === 'competence' ? (
          <DropdownMenuItem onSelect={() => act.turn(line, 'back')}>
            <Outdent aria-hidden />
            {t(($) => $.menu.toDomain)}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem disabled={isFirst} onSelect={() => act.turn(line, 'deeper')}>
            <Indent aria-hidden />
            {t(($) => $.menu.toCompetence)}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => act.addBelow(line)}>
          <CornerDownLeft aria-hidden />
          {t(($) => $.menu.below)}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" onSelect={() => act.remove(line)}>
          <Trash2 aria-hidden />
          {t(($) => $.menu.delete)}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
