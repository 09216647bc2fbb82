import { useTranslation } from '@lernspur/app-runtime'
import { ModalDialog } from '@lernspur/ui/components/dialog/modal-dialog'
import { joinLabels, levelsOf, type Preset } from '../../scale/scale'
import { ScaleLevels } from '../../scale/scale-levels'
import { usePresets } from '../../scale/use-presets'

/** Asks which built-in scale a new one starts from. */
export function NewScale({ onChoose, onClose }: { onChoose: (preset: Preset) => void; onClose: () => void }) {
  const { t } = useTranslation('school-editors.scale')
  const presets = usePresets()
  return (
    <ModalDialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      title={t(($) => $.overview.addTitle)}
      description={t(($) => $.overview.addText)}
      closeLabel={t(($) => $.close)}
    >
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {presets.map((preset) => (
          <li key={preset.id}>
            <button
              type="button"
              onClick={() => onChoose(preset)}
              className="grid size-full content-start gap-1 rounded-lg border bg-card p-4 text-left transition-colors hover:border-input hover:bg-muted/40"
            >
              <span className="font-semibold">{preset.name}</span>
              <ScaleLevels levels={levelsOf(preset).map((level) => ({ ...level, isFrontendPicture: true }))} />
              <span className="text-sm text-muted-foreground">{joinLabels(preset.labels)}</span>
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  )
}
