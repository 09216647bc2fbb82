import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useTranslation } from '@lernspur/app-runtime'
import type { ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { openSign, textForChild } from '@lernspur/contracts/teacher/report-print/visible-rows'
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

/** Levels as numbered columns; a last one for what was not observed, if anything was not. */
function CompactRows({ name, symbol, rows, form: { scale, hasOpen } }: RowsProps) {
  const { t } = useTranslation('teacher.report')
  const levels = scale.map(({ level, label }) => ({ level, sign: `${level}`, label }))
  const columns: { level: number | null; sign: string; label: string }[] = hasOpen
    ? [...levels, { level: null, sign: openSign, label: t(($) => $.unseen) }]
    : levels
  return (
    <table className="w-full table-fixed text-[0.84em]">
      <thead>
        <tr className="border-b border-foreground align-bottom">
          <th scope="col" className="pb-[0.2em] text-left font-semibold">
            {symbol && <span className="mr-[0.6em] text-muted-foreground">{symbol}</span>}
            {name}
          </th>
          {columns.map(({ level, sign }) => (
            <th key={level} scope="col" className="w-[1.3em] pb-[0.2em] font-normal">
              <span className="block text-muted-foreground">{sign}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ competenceId, description, level }) => (
          <tr key={competenceId} className="border-b border-border">
            <th scope="row" className="py-[0.1em] pr-[0.6em] text-left leading-tight font-normal wrap-anywhere">
              {description}
            </th>
            {columns.map((column) => (
              <td key={column.level}>
                {column.level === level && (
                  <span
                    role="img"
                    aria-label={column.label}
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
    <div className={props.form.layout.form === 'compact' ? 'mb-[0.8em] break-inside-avoid-column' : 'mt-[1em]'}>
      <Rows {...props} />
    </div>
  )
}
