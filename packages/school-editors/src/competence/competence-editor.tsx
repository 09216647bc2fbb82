import { ConflictNotice } from '@lernspur/app-kit/saving/conflict-notice'
import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Button } from '@lernspur/ui/components/ui/button'
import Plus from 'lucide-react/icons/plus'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { LineList } from './editor/line-list'
import { type LineEditing, useLineEditing } from './editor/use-line-editing'
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

/**
 * Domains and competences of a subject or template as lines that are written, pasted and reordered. Saves by itself; a
 * colleague's changes meanwhile are merged line by line.
 */
export function CompetenceEditor({ subject }: { subject: EditedSubject }) {
  const { t } = useTranslation('school-editors.competence')
  const editing = useLineEditing(subject)
  const { said: message, act } = editing
  const [hasTitles, showTitles] = useState(() => editing.lines.some(({ shortTitle }) => shortTitle !== ''))
  const [hasSentences, showSentences] = useState(() => editing.lines.some(({ childSentence }) => childSentence !== ''))
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
      <LineList editing={editing} hasTitles={hasTitles} hasSentences={hasSentences} />
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
