import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { mostNamedLevels, textForChild } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { cn } from '@lernspur/ui/cn'
import type { ReactNode } from 'react'
import { hasPicture } from '../../level/has-picture'
import { levelOf } from '../section/level-of'
import type { PaperCompetence, PaperForm } from './paper-form'

interface RowsProps {
  name: string
  symbol: string | null
  rows: readonly PaperCompetence[]
  form: PaperForm
}

function Heading({ name, symbol }: Pick<RowsProps, 'name' | 'symbol'>) {
  return (
    <h4 className="border-b border-foreground pb-[0.2em] font-semibold">
      {symbol && <span className="mr-[0.6em] text-muted-foreground">{symbol}</span>}
      {name}
    </h4>
  )
}

function Picture({ level, className }: { level: ReportLevel | undefined; className: string }) {
  return level && hasPicture(level) ? <LevelPictureOf level={level} size={32} decorative className={className} /> : null
}

interface ListedRowsProps extends RowsProps {
  /** Classes of each item. */
  className: string
  item: (row: PaperCompetence, level: ReportLevel | undefined) => ReactNode
}

/** The competences of a domain below its name. */
function ListedRows({ name, symbol, rows, form, className, item }: ListedRowsProps) {
  return (
    <>
      <Heading name={name} symbol={symbol} />
      <ul>
        {rows.map((row) => (
          <li key={row.competenceId} className={cn('flex items-center border-b border-border', className)}>
            {item(row, levelOf(form.scale, row.level))}
          </li>
        ))}
      </ul>
    </>
  )
}

function StandardRows(props: RowsProps) {
  const { t } = useTranslation('teacher.report')
  return (
    <ListedRows
      {...props}
      className="gap-[2em] py-[0.35em]"
      item={({ description }, level) => (
        <>
          <span className="min-w-0 flex-1">{description}</span>
          <span className="flex w-[12em] shrink-0 items-center gap-[0.6em]">
            <Picture level={level} className="size-[1.6em]" />
            {!level && props.form.isMarked && (
              <span aria-hidden className="size-[1em] shrink-0 rounded-full border border-dashed border-input" />
            )}
            <span className={`min-w-0 text-[0.95em] ${level ? 'font-semibold' : 'text-muted-foreground'}`}>
              {level ? level.label : t(($) => $.unseen)}
            </span>
          </span>
        </>
      )}
    />
  )
}

/** Levels as columns; a last one for what was not observed, if anything was not. */
function CompactRows({ name, symbol, rows, form: { scale, hasOpen } }: RowsProps) {
  const { t } = useTranslation('teacher.report')
  const isNamed = scale.length <= mostNamedLevels
  const heads = scale.map(({ level, label }) => ({ level, text: isNamed ? label : `${level}` }))
  const columns: { level: number | null; text: string }[] = hasOpen
    ? [...heads, { level: null, text: isNamed ? t(($) => $.unseen) : '–' }]
    : heads
  const width = { width: `${Math.min(6.2, 25 / columns.length)}em` }
  return (
    <table className="w-full table-fixed text-[0.9em]">
      <thead>
        <tr className="border-b border-foreground align-bottom">
          <th scope="col" className="pb-[0.2em] text-left font-semibold">
            {symbol && <span className="mr-[0.6em] text-muted-foreground">{symbol}</span>}
            {name}
          </th>
          {columns.map(({ level, text }) => (
            <th key={level} scope="col" style={width} className="px-[0.1em] pb-[0.2em] font-normal">
              <span className="block text-[0.8em] leading-tight wrap-anywhere text-muted-foreground">{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ competenceId, description, level }) => (
          <tr key={competenceId} className="border-b border-border">
            <th scope="row" className="py-[0.15em] pr-[0.8em] text-left font-normal wrap-anywhere">
              {description}
            </th>
            {columns.map((column) => (
              <td key={column.level}>
                {column.level === level && (
                  <span
                    role="img"
                    aria-label={column.text}
                    className="mx-auto block size-[0.9em] rounded-full bg-foreground"
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a child can do or practises, in large print. */
function ChildRows(props: RowsProps) {
  return (
    <ListedRows
      {...props}
      className="gap-[0.6em] py-[0.6em]"
      item={(row, level) => (
        <>
          <Picture level={level} className="size-[2.8em]" />
          <span className="min-w-0 text-[1.3em] leading-snug">
            {textForChild(row)}
            {!props.form.isMarked && <span className="block text-[0.8em] text-muted-foreground">{level?.label}</span>}
          </span>
        </>
      )}
    />
  )
}

const rowsOf = { standard: StandardRows, compact: CompactRows, child: ChildRows }

/** The competences of a domain in the form of the report. */
export function PaperRows(props: RowsProps) {
  const Rows = rowsOf[props.form.layout.form ?? 'standard']
  return (
    <div className="mt-[1em]">
      <Rows {...props} />
    </div>
  )
}
