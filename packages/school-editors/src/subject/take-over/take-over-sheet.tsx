import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import LibraryBig from 'lucide-react/icons/library-big'
import { type ReactNode, useState } from 'react'
import { ActionSheet } from '../pick/action-sheet'
import type { ContentQuery } from '../pick/subject-inside'
import { SubjectPick } from '../pick/subject-pick'
import { templateLevels } from '../template-levels'

/** Where templates come from. */
export interface TemplateSource {
  readonly key: string
  readonly label: string
  readonly templates: readonly Subject[]
}

interface TakeOverSheetProps {
  title: string
  description: string
  /** Those without templates are not offered. */
  sources: readonly TemplateSource[]
  content: ContentQuery
  /** The level shown first, even if it has no templates. */
  schoolLevel: number
  /** What the target has already; such a template cannot be chosen again. */
  isTaken: (template: Subject) => boolean
  /** A different subject of the same name. */
  noteOf?: (template: Subject) => string | undefined
  /** Below the choice of the level; what it hides of the sources is not taken, even if it was chosen. */
  filter?: ReactNode
  onTake: (ids: readonly string[]) => void
  busy: boolean
  onClose: () => void
}

/** Templates of a level to choose from, with a look inside. A level without any says so and leads to the nearest one. */
export function TakeOverSheet(props: TakeOverSheetProps) {
  const { title, description, sources, content, schoolLevel, isTaken, noteOf, filter, onTake, busy, onClose } = props
  const { t } = useTranslation('school-editors.subject-exchange')
  const levelText = useSchoolLevelText()
  const offered = sources.filter(({ templates }) => templates.length > 0)
  const [key, setKey] = useState(offered[0]?.key ?? '')
  const [level, setLevel] = useState(schoolLevel)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const templates = (offered.find((source) => source.key === key) ?? offered[0])?.templates ?? []
  const ids = [...chosen].filter((id) => offered.some((source) => source.templates.some((one) => one.id === id)))
  const { levels, nearest } = templateLevels(templates, level)
  const visible = templates.filter((template) => template.schoolLevel === level)
  const choices = [...new Set([...levels, level])].toSorted((a, b) => a - b)
  return (
    <ActionSheet
      title={title}
      description={description}
      toolbar={
        (templates.length > 0 || filter) && (
          <div className="grid grid-cols-1 gap-2">
            {templates.length > 0 && (
              <div className="flex flex-wrap items-center gap-2">
                {offered.length > 1 && (
                  <SegmentedControl
                    label={t(($) => $.takeOver.source)}
                    segments={offered.map((source) => ({ value: source.key, label: source.label }))}
                    value={key}
                    onValueChange={setKey}
                  />
                )}
                <SelectInput
                  size="sm"
                  aria-label={t(($) => $.takeOver.level)}
                  options={choices.map((one) => ({ value: String(one), label: levelText(one) }))}
                  value={String(level)}
                  onValueChange={(value) => setLevel(Number(value))}
                  className="w-36"
                />
              </div>
            )}
            {filter}
          </div>
        )
      }
      submit={t(($) => $.takeOver.submit, { count: ids.length })}
      busy={busy}
      disabled={ids.length === 0}
      onSubmit={() => onTake(ids)}
      onClose={onClose}
    >
      {visible.length > 0 ? (
        <SubjectPick
          label={t(($) => $.takeOver.list)}
          subjects={visible}
          content={content}
          chosen={chosen}
          onChoose={setChosen}
          isFixed={isTaken}
          noteOf={(template) => (isTaken(template) ? t(($) => $.takeOver.taken) : noteOf?.(template))}
        />
      ) : (
        <EmptyState
          icon={<LibraryBig />}
          title={
            templates.length > 0
              ? t(($) => $.takeOver.noneOfLevel, { level: levelText(level) })
              : t(($) => $.takeOver.none)
          }
          description={templates.length > 0 ? undefined : t(($) => $.takeOver.noneHint)}
          action={
            templates.length > 0 && (
              <Button variant="secondary" onClick={() => setLevel(nearest)}>
                {t(($) => $.takeOver.nearest, { level: levelText(nearest) })}
              </Button>
            )
          }
        />
      )}
    </ActionSheet>
  )
}
