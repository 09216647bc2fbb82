import { useTranslation } from '@lernspur/app-runtime'
import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { proposeShortTitle } from '@lernspur/contracts/school-admin/short-title'
import { cn } from '@lernspur/ui/cn'
import { type ClipboardEvent, useId, useRef } from 'react'
import type { Line } from '../line/line'
import { type DescribedScale, LevelFields } from './level-fields'
import type { LineActions } from './line-actions'

interface LineFieldsProps {
  line: Line
  /** Position of the line in its domain, or of the domain, from 1. */
  position: number
  /** Name of the domain of a competence. */
  domain: string
  /** What is wrong with the line. */
  problem: string | undefined
  /** Whether the short title is shown, and the sentence for the child. */
  hasTitle: boolean
  hasSentence: boolean
  /** The scale whose levels are described; none where they are not shown. */
  scale: DescribedScale | undefined
  act: LineActions
}

const bare = cn(
  'w-full min-w-0 rounded-md border border-transparent bg-transparent px-2 text-base text-foreground',
  'hover:border-input focus:border-input focus:bg-card aria-invalid:border-destructive',
)

/** What heads the competence's column; without one stands what its text proposes. */
function ShortTitleField({ line, name, act }: { line: Line; name: string; act: LineActions }) {
  const { t } = useTranslation('school-editors.competence')
  return (
    <input
      aria-label={t(($) => $.shortTitle.of, { competence: name })}
      autoComplete="off"
      value={line.shortTitle}
      maxLength={competenceLimits.shortTitle}
      placeholder={proposeShortTitle(line.text) || t(($) => $.shortTitle.sample)}
      onChange={(event) => act.write(line, { shortTitle: event.target.value })}
      className={cn(bare, 'mb-1 h-11 text-sm text-muted-foreground')}
    />
  )
}

/** What the child says of itself; a competence without it is printed as it is. */
function SentenceField({ line, name, act }: { line: Line; name: string; act: LineActions }) {
  const { t } = useTranslation('school-editors.competence')
  return (
    <textarea
      aria-label={t(($) => $.sentence.of, { competence: name })}
      autoComplete="off"
      rows={1}
      value={line.childSentence}
      maxLength={competenceLimits.childSentence}
      placeholder={t(($) => $.sentence.sample)}
      onChange={(event) => act.write(line, { childSentence: event.target.value.replace(/\n/g, ' ') })}
      className={cn(bare, 'field-sizing-content mb-1 min-h-11 resize-none py-2.25 text-sm text-muted-foreground')}
    />
  )
}

/** The texts of a line: those of a competence, or name and mark of a domain. */
export function LineFields(props: LineFieldsProps) {
  const { line, position: index, domain, problem, hasTitle, hasSentence, scale, act } = props
  const { t } = useTranslation('school-editors.competence')
  const error = useId()
  const isPointed = useRef(false)
  const isDomain = line.kind === 'domain'
  const name = isDomain
    ? t(($) => $.line.domain, { place: index })
    : t(($) => $.line.competence, { place: index, domain: domain || t(($) => $.emptyLine) })
  const paste = (event: ClipboardEvent) => {
    if (act.paste(line, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1">
      <div className="flex min-w-0 items-start sm:gap-1">
        {isDomain && (
          <input
            aria-label={t(($) => $.line.symbol, { place: index })}
            autoComplete="off"
            value={line.symbol}
            maxLength={competenceLimits.symbol}
            placeholder={t(($) => $.line.symbolSample)}
            onChange={(event) => act.write(line, { symbol: event.target.value })}
            className={cn(bare, 'h-11 w-8 shrink-0 px-0 text-center font-semibold sm:w-12')}
          />
        )}
        <textarea
          ref={(field) => {
            act.register(line.id, field)
            return () => act.register(line.id, null)
          }}
          aria-label={name}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : error}
          autoComplete="off"
          rows={1}
          value={line.text}
          placeholder={isDomain ? t(($) => $.line.domainSample) : t(($) => $.line.competenceSample)}
          onChange={(event) => act.write(line, { text: event.target.value.replace(/\n/g, ' ') })}
          onKeyDown={(event) => act.press(line, event)}
          onPaste={paste}
          onPointerDown={() => {
            isPointed.current = true
          }}
          onFocus={({ currentTarget: field }) => {
            // At the start of a line, Tab changes its depth; a user who arrives by Tab must get past it.
            if (!isPointed.current) field.setSelectionRange(field.value.length, field.value.length)
            isPointed.current = false
          }}
          className={cn(bare, 'field-sizing-content min-h-11 resize-none py-2.25', isDomain && 'font-semibold')}
        />
      </div>
      {hasTitle && !isDomain && <ShortTitleField line={line} name={name} act={act} />}
      {hasSentence && !isDomain && <SentenceField line={line} name={name} act={act} />}
      {scale && !isDomain && <LevelFields line={line} name={name} scale={scale} act={act} />}
      {problem !== undefined && (
        <p id={error} className="px-2 pb-2 text-sm text-danger-foreground">
          {problem}
        </p>
      )}
    </div>
  )
}
