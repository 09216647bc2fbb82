import { ConflictNotice } from '@lernspur/app-kit/saving/conflict-notice'
import { useTranslation } from '@lernspur/app-runtime'
import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo, useState } from 'react'
import { LineList } from './editor/line-list'
import { type LineEditing, useLineEditing } from './editor/use-line-editing'
import type { Line } from './line/line'
import type { EditedSubject } from './saving/competence-calls'

function Conflict({ conflict }: Pick<LineEditing, 'conflict'>) {
  if (!conflict) return null
  const clashing = conflict.clash.map(({ id, mine, theirs }) => ({ key: id, mine, theirs }))
  return <ConflictNotice who={conflict.who} clashing={clashing} onResolve={conflict.settle} />
}

function Toolbar({ undo, redo }: Pick<LineEditing, 'undo' | 'redo'>) {
  const { t } = useTranslation('school-editors.competence')
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="text-sm text-muted-foreground">
        <p>{t(($) => $.help.paste)}</p>
        <p className="pointer-coarse:hidden">{t(($) => $.help.keys)}</p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={t(($) => $.undo)} disabled={!undo} onClick={() => undo?.()}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label={t(($) => $.redo)} disabled={!redo} onClick={() => redo?.()}>
          <Redo2 aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/** Levels of a scale where neither the class nor a competence says how many there are. */
const defaultSize = 4

/** Numbers of levels that competences describe, the most frequent first. */
const describedSizes = (lines: readonly Line[]): number[] => {
  const described = lines.map(({ levelDescriptions }) => levelDescriptions.length).filter((count) => count > 0)
  return [...Map.groupBy(described, (count) => count)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([count]) => count)
}

/** How many levels the described scale has. */
function ScaleSize({ value, onValueChange }: { value: number; onValueChange: (levels: number) => void }) {
  const { t } = useTranslation('school-editors.competence')
  const options = Array.from({ length: competenceLimits.describedLevels }, (_, at) => ({
    value: String(at + 1),
    label: t(($) => $.levels.count, { count: at + 1 }),
  }))
  return (
    <LabelledField label={t(($) => $.levels.scale)} className="max-w-60">
      <SelectInput options={options} value={String(value)} onValueChange={(chosen) => onValueChange(Number(chosen))} />
    </LabelledField>
  )
}

/**
 * Domains and competences of a subject or template as lines that are written, pasted and reordered. Saves by itself; a
 * colleague's changes meanwhile are merged line by line.
 */
export function CompetenceEditor({ subject }: { subject: EditedSubject }) {
  const { t } = useTranslation('school-editors.competence')
  const editing = useLineEditing(subject)
  const { said: message, act } = editing
  const { levelLabels } = subject
  const sizes = describedSizes(editing.lines)
  const [hasTitles, showTitles] = useState(() => editing.lines.some(({ shortTitle }) => shortTitle !== ''))
  const [hasSentences, showSentences] = useState(() => editing.lines.some(({ childSentence }) => childSentence !== ''))
  const [isDescribed, showLevels] = useState(() => sizes.length > 0)
  const [size, setSize] = useState<number>()
  const levels = size ?? levelLabels?.length ?? sizes[0] ?? defaultSize
  const scale = useMemo(
    () => ({ levels, labels: levelLabels?.length === levels ? levelLabels : [] }),
    [levels, levelLabels],
  )
  return (
    <section aria-label={t(($) => $.title, { name: subject.name })} className="grid grid-cols-1 gap-3">
      <Conflict conflict={editing.conflict} />
      <Toolbar undo={editing.undo} redo={editing.redo} />
      <CheckboxField
        checked={hasTitles}
        onCheckedChange={showTitles}
        label={t(($) => $.shortTitle.show)}
        hint={t(($) => $.shortTitle.hint)}
      />
      <CheckboxField
        checked={hasSentences}
        onCheckedChange={showSentences}
        label={t(($) => $.sentence.show)}
        hint={t(($) => $.sentence.hint)}
      />
      <CheckboxField
        checked={isDescribed}
        onCheckedChange={showLevels}
        label={t(($) => $.levels.show)}
        hint={t(($) => $.levels.hint)}
      />
      {isDescribed && <ScaleSize value={scale.levels} onValueChange={setSize} />}
      <LineList
        editing={editing}
        hasTitles={hasTitles}
        hasSentences={hasSentences}
        scale={isDescribed ? scale : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={act.addCompetence}>
          <Plus aria-hidden />
          {t(($) => $.addCompetence)}
        </Button>
        <Button variant="outline" onClick={act.addDomain}>
          <Plus aria-hidden />
          {t(($) => $.addDomain)}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {message}
      </p>
    </section>
  )
}
