import {
  officialFormListQuery,
  previewOfficialFormMutation,
  publishOfficialFormMutation,
  updateOfficialFormMutation,
} from '@lernspur/api-client/provider/official-form.queries'
import { DraftConflictNotice } from '@lernspur/app-kit/drafts/draft-conflict-notice'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import {
  saveFile,
  useConfirm,
  useFormat,
  useLanguage,
  useMutation,
  usePageTitle,
  useQueryClient,
  useSession,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import {
  type FormBlock,
  type FormContent,
  formContentSchema,
  officialFormLimits,
  promotionOptions,
} from '@lernspur/contracts/official-form/form-content'
import { problemTexts } from '@lernspur/contracts/official-form/problem-text'
import type { OfficialForm, UpdateOfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { Input } from '@lernspur/ui/components/ui/input'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { SchoolTypeChoice } from '../../tenant/choice/school-type-choice'
import { useFormRegion } from '../use-form-region'
import { BlockFields } from './block-fields'
import { BlockPosition } from './block-position'
import { FormCheck } from './form-check'
import { FormPage } from './form-page'
import { blockKinds, movedBlock, newBlock } from './new-block'

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Saves the draft of a form by itself, and shows what somebody else has saved meanwhile. */
const useFormDraft = (form: OfficialForm) => {
  const queryClient = useQueryClient()
  const options = updateOfficialFormMutation()
  const { mutateAsync } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  return useAutosave<FormContent>({
    name: `official form ${form.id}`,
    initial: form.draft,
    updatedAt: form.updatedAt,
    isValid: (draft) => formContentSchema.safeParse(draft).success,
    save: (draft, updatedAt) => mutateAsync({ params: { id: form.id }, body: { draft }, ifMatch: updatedAt }),
    reread: async () => {
      const { rows } = await queryClient.query({ ...officialFormListQuery(), staleTime: 0 })
      const theirs = rows.find(({ id }) => id === form.id) ?? form
      return { draft: theirs.draft, updatedAt: theirs.updatedAt }
    },
  })
}

/** Blocks of a form with a live page beside them; publishing makes the next version (rule form.8). */
export function FormEditor({ form }: { form: OfficialForm }) {
  const { t } = useTranslation('provider.official-form')
  const format = useFormat()
  const language = useLanguage()
  const toast = useToast()
  const confirm = useConfirm()
  const { regionOf } = useFormRegion()
  const { draft, change, flush, conflict } = useFormDraft(form)
  const publish = useMutation(publishOfficialFormMutation())
  const preview = useMutation(previewOfficialFormMutation())
  const update = useMutation(updateOfficialFormMutation())
  const [kind, setKind] = useState<FormBlock['kind']>('text')
  // Fields that hold their text as it is typed begin again where blocks move.
  const [order, setOrder] = useState(0)
  usePageTitle(draft.name)
  const mayChange = useSession().role?.roleType !== 'user'
  const { blocks } = draft
  const problems = problemTexts(blocks, language)
  const isSaved = formContentSchema.safeParse(draft).success
  const setBlocks = (next: readonly FormBlock[]) => change({ ...draft, blocks: [...next] })
  const arrange = (next: readonly FormBlock[]) => {
    setBlocks(next)
    setOrder((count) => count + 1)
  }
  const nameOf = (block: FormBlock) => t(($) => $.kind[block.kind])
  const print = async () => {
    const file = await preview.mutateAsync({ body: { draft } })
    saveFile(file, `${draft.name}.pdf`)
  }
  const publishNow = async () => {
    await flush()
    const isSure = await confirm({
      title: t(($) => $.publish.question, { name: draft.name }),
      description: t(($) => $.publish.means, { count: form.schoolCount }),
      confirmLabel: t(($) => $.publish.confirm),
    })
    if (!isSure) return
    const { versions } = await publish.mutateAsync({ params: { id: form.id } })
    toast({ text: t(($) => $.publish.done, { number: versions[0]?.number ?? 1 }) })
  }
  const setOf = async (body: Omit<UpdateOfficialForm, 'draft'>) => {
    await flush()
    await update.mutateAsync({ params: { id: form.id }, body }).catch(() => null)
  }
  return (
    <>
      <PageHeader title={draft.name} description={regionOf(form)} />
      <DraftConflictNotice conflict={conflict} fields={[[t(($) => $.name), ({ name }) => name]]} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          busy={preview.isPending}
          disabled={problems.length > 0}
          onClick={() => void print().catch(() => null)}
        >
          {t(($) => $.preview)}
        </Button>
        {mayChange && (
          <>
            <Button
              busy={publish.isPending}
              disabled={problems.length > 0 || !isSaved}
              onClick={() => void publishNow().catch(() => null)}
            >
              {t(($) => $.publish.act)}
            </Button>
            <Button variant="outline" onClick={() => void setOf({ isArchived: form.archivedAt === null })}>
              {form.archivedAt === null ? t(($) => $.archive) : t(($) => $.unarchive)}
            </Button>
          </>
        )}
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <fieldset disabled={!mayChange} className="grid min-w-0 content-start gap-5">
          <legend className="sr-only">{t(($) => $.editor)}</legend>
          <LabelledField label={t(($) => $.name)}>
            <Input
              value={draft.name}
              maxLength={officialFormLimits.name}
              onChange={({ target }) => change({ ...draft, name: target.value })}
            />
          </LabelledField>
          <fieldset className="grid gap-1">
            <legend className="text-sm font-medium">{t(($) => $.levels)}</legend>
            <div className="flex flex-wrap gap-x-4">
              {levels.map((level) => (
                <CheckboxField
                  key={level}
                  label={`${level}`}
                  checked={draft.schoolLevels.includes(level)}
                  onCheckedChange={(isChosen) =>
                    change({
                      ...draft,
                      schoolLevels: levels.filter((one) =>
                        one === level ? isChosen : draft.schoolLevels.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
          <div className="grid gap-1">
            <SchoolTypeChoice
              schoolTypeIds={form.schoolTypeIds}
              onChange={(schoolTypeIds) => void setOf({ schoolTypeIds })}
              countryId={form.countryId}
            />
            <p className="text-sm text-muted-foreground">{t(($) => $.typesHint)}</p>
          </div>
          <LabelledField label={t(($) => $.source)}>
            <Input
              value={draft.source}
              maxLength={officialFormLimits.source}
              onChange={({ target }) => change({ ...draft, source: target.value })}
            />
          </LabelledField>
          <LabelledField label={t(($) => $.sourceUrl)}>
            <Input
              type="url"
              value={draft.sourceUrl ?? ''}
              maxLength={officialFormLimits.address}
              onChange={({ target }) => change({ ...draft, sourceUrl: target.value.trim() || null })}
            />
          </LabelledField>
          {!isSaved && <p className="text-sm text-destructive">{t(($) => $.notSaved)}</p>}
          <ol className="grid gap-4">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: `order` changes with every move
              <li key={`${order} ${index}`}>
                <Card className="grid gap-3 p-4">
                  <div className="flex items-center gap-1">
                    <h2 className="min-w-0 flex-1 font-semibold">{nameOf(block)}</h2>
                    <IconButton
                      label={t(($) => $.block.up, { name: nameOf(block) })}
                      disabled={index === 0}
                      onClick={() => arrange(movedBlock(blocks, index, -1))}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t(($) => $.block.down, { name: nameOf(block) })}
                      disabled={index === blocks.length - 1}
                      onClick={() => arrange(movedBlock(blocks, index, 1))}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t(($) => $.block.remove, { name: nameOf(block) })}
                      onClick={() => {
                        const before = blocks
                        arrange(blocks.filter((_, at) => at !== index))
                        toast({
                          text: t(($) => $.block.removed, { name: nameOf(block) }),
                          undo: () => arrange(before),
                        })
                      }}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </div>
                  <BlockFields
                    block={block}
                    decisions={promotionOptions(blocks)}
                    change={(next) => setBlocks(blocks.map((one, at) => (at === index ? next : one)))}
                  />
                  {block.kind !== 'title' && (
                    <BlockPosition
                      block={block}
                      schoolLevels={draft.schoolLevels}
                      change={(next) => setBlocks(blocks.map((one, at) => (at === index ? next : one)))}
                    />
                  )}
                  {problems
                    .filter(({ path }) => path === `draft.blocks.${index}`)
                    .map(({ message }) => (
                      <p key={message} className="text-sm text-destructive">
                        {message}
                      </p>
                    ))}
                </Card>
              </li>
            ))}
          </ol>
          {problems
            .filter(({ path }) => path === `draft.blocks.${blocks.length}`)
            .map(({ message }) => (
              <p key={message} className="text-sm text-destructive">
                {message}
              </p>
            ))}
          <div className="flex flex-wrap items-end gap-3">
            <LabelledField label={t(($) => $.block.kind)} className="min-w-56">
              <SelectInput
                value={kind}
                onValueChange={(value) => setKind(blockKinds.find((one) => one === value) ?? 'text')}
                options={blockKinds.map((value) => ({ value, label: t(($) => $.kind[value]) }))}
              />
            </LabelledField>
            <Button
              variant="outline"
              disabled={blocks.length >= officialFormLimits.blocks}
              onClick={() =>
                setBlocks([
                  ...blocks,
                  newBlock(
                    kind,
                    t(($) => $.kind[kind]),
                    blocks,
                  ),
                ])
              }
            >
              {t(($) => $.block.add)}
            </Button>
          </div>
        </fieldset>
        <div className="grid min-w-0 content-start gap-5">
          <FormPage draft={draft} />
          <FormCheck form={form} flush={flush} mayChange={mayChange} />
          <section aria-labelledby="form-versions" className="grid gap-2">
            <h2 id="form-versions" className="font-semibold">
              {t(($) => $.versions)}
            </h2>
            {form.versions.length === 0 && <p className="text-muted-foreground">{t(($) => $.unpublished)}</p>}
            <ul className="grid gap-1 text-sm">
              {form.versions.map(({ id, number, publishedAt, publishedBy, isChecked }) => (
                <li key={id}>
                  {t(($) => $.version, { number })} · {format.instant(publishedAt)}
                  {publishedBy && ` · ${format.name(publishedBy)}`} ·{' '}
                  {isChecked ? t(($) => $.verified) : t(($) => $.unverified)}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
