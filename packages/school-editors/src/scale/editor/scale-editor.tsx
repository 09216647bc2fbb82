import type { DraftConflict } from '@lernspur/app-kit/drafts/draft-conflict'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useTranslation } from '@lernspur/app-runtime'
import { pictureSets } from '@lernspur/contracts/level-picture'
import {
  levelLimits,
  performanceVisualLimits,
  type ScaleUse,
} from '@lernspur/contracts/teacher/performance-visual.contract'
import { CardHeading } from '@lernspur/ui/components/card/card-heading'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import { Input } from '@lernspur/ui/components/ui/input'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { PictureDialog } from '../picture/picture-dialog'
import { usePictureSetNames } from '../picture/use-picture-set-names'
import { joinLabels } from '../scale'
import { isNameValid, type LevelDraft, pictureSetOf, type ScaleDraft, withPictures } from '../scale-draft'
import { LevelList } from './level-list'
import { ScalePreview } from './scale-preview'
import { isScaleInUse, ScaleUseNotice } from './scale-use-notice'

interface SetChoiceProps {
  levels: readonly LevelDraft[]
  onChange: (levels: readonly LevelDraft[]) => void
}

/** The built-in pictures of all levels at once. */
function SetChoice({ levels, onChange }: SetChoiceProps) {
  const { t } = useTranslation('school-editors.scale')
  const names = usePictureSetNames()
  return (
    <LabelledField label={t(($) => $.picture.all)}>
      <SelectInput
        options={pictureSets.map((set) => ({ value: set, label: names[set] }))}
        value={pictureSetOf(levels) ?? ''}
        placeholder={t(($) => $.picture.mixed)}
        onValueChange={(value) => {
          const set = pictureSets.find((one) => one === value)
          if (set) onChange(withPictures(levels, set))
        }}
      />
    </LabelledField>
  )
}

interface ScaleEditorProps {
  draft: ScaleDraft
  use: ScaleUse
  conflict: DraftConflict<ScaleDraft> | null
  change: (draft: ScaleDraft) => void
  /** Whether a level is being added or removed. */
  busy: boolean
  onAdd: () => void
  onRemove: (level: LevelDraft) => void
  /** Stores an uploaded picture; rejects if the server refuses it. */
  onUpload: (level: LevelDraft, file: Blob) => Promise<void>
}

/** Name, levels, pictures and order of a scale, with a preview. */
export function ScaleEditor({ draft, use, conflict, change, busy, onAdd, onRemove, onUpload }: ScaleEditorProps) {
  const { t } = useTranslation('school-editors.scale')
  const [pictureOf, setPictureOf] = useState<string | null>(null)
  const { name, levels } = draft
  const open = levels.find(({ id }) => id === pictureOf)
  const changeLevels = (next: readonly LevelDraft[]) => change({ ...draft, levels: next })
  const isFull = levels.length >= levelLimits.max
  return (
    <>
      <DraftConflictNotice
        conflict={conflict}
        fields={[
          [t(($) => $.name), (one) => one.name],
          [t(($) => $.level.list), (one) => joinLabels(one.levels.map(({ label }) => label))],
          [t(($) => $.picture.all), (one) => one.levels.map(({ picturePath }) => picturePath ?? '–').join(' ')],
        ]}
      />
      <ScaleUseNotice use={use} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <CardHeading title={t(($) => $.level.list)} description={t(($) => $.level.description)} />
          <CardContent className="grid grid-cols-1 gap-5">
            <LabelledField label={t(($) => $.name)} error={isNameValid(name) ? undefined : t(($) => $.nameMissing)}>
              <Input
                value={name}
                maxLength={performanceVisualLimits.name}
                autoComplete="off"
                onChange={(event) => change({ ...draft, name: event.target.value })}
              />
            </LabelledField>
            <SetChoice levels={levels} onChange={changeLevels} />
            <LevelList
              levels={levels}
              use={use.levels}
              mayRemove={!isScaleInUse(use)}
              onChange={changeLevels}
              onPicture={({ id }) => setPictureOf(id)}
              onRemove={onRemove}
            />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button variant="outline" busy={busy} disabled={isFull} onClick={onAdd}>
                <Plus aria-hidden className="size-4.5" />
                {t(($) => $.level.add)}
              </Button>
              {isFull && <p className="text-sm text-muted-foreground">{t(($) => $.level.full)}</p>}
            </div>
          </CardContent>
        </Card>
        <Card>
          <CardHeading title={t(($) => $.preview.title)} />
          <CardContent>
            <ScalePreview levels={levels} />
          </CardContent>
        </Card>
      </div>
      {open && (
        <PictureDialog
          label={open.label}
          levels={levels.length}
          picturePath={open.picturePath}
          onChoose={(picturePath) =>
            changeLevels(
              levels.map((one) =>
                one.id === open.id ? { ...one, picturePath, isFrontendPicture: true, pictureUrl: null } : one,
              ),
            )
          }
          onUpload={(file) => onUpload(open, file)}
          onClose={() => setPictureOf(null)}
        />
      )}
    </>
  )
}
