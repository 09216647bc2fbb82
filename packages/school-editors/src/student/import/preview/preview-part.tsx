import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { useTranslation } from '@lernspur/app-runtime'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@lernspur/ui/components/ui/tabs'
import { useState } from 'react'
import type { StudentImportState } from '../import-state'
import { targetName } from '../match/import-target'
import { type DecidedLine, type LineDecision, lineKinds } from '../match/matched-line'
import { useNote } from '../use-import-texts'
import { LeavingList } from './leaving-list'
import { LineRow } from './line-row'
import { PagedList, type PagedTexts } from './paged-list'

interface LinesProps {
  state: StudentImportState
  label: string
  lines: readonly DecidedLine[]
  texts: PagedTexts
}

function Lines({ state, label, lines, texts }: LinesProps) {
  const { t } = useTranslation('school-editors.student-import')
  const { scope, choices, change, classesOf } = state
  const noteOf = useNote(classesOf)
  const decideAll = (made: readonly (readonly [number, LineDecision])[]) =>
    change({ decisions: new Map([...choices.decisions, ...made]) })
  const renamed = lines.flatMap(({ line, reason, decision }) =>
    reason === 'renamed' && decision.kind === 'same' ? [{ index: line.index, decision }] : [],
  )
  const joining = lines.flatMap(({ line, reason, isOpen, candidates: [student] }) =>
    isOpen && reason === 'joins' && student ? [{ index: line.index, studentId: student.id }] : [],
  )
  const ticked = renamed.filter(({ decision }) => decision.rename).length
  return (
    <div className="grid grid-cols-1 gap-3">
      {renamed.length > 1 && (
        <CheckboxField
          label={t(($) => $.renameAll)}
          checked={ticked === renamed.length ? true : ticked > 0 ? 'indeterminate' : false}
          onCheckedChange={(rename) =>
            decideAll(renamed.map(({ index, decision }) => [index, { ...decision, rename }] as const))
          }
        />
      )}
      {joining.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="max-w-full justify-self-start whitespace-normal"
          onClick={() =>
            decideAll(
              joining.map(({ index, studentId }) => [index, { kind: 'same', studentId, rename: false }] as const),
            )
          }
        >
          {t(($) => $.allSame, { count: joining.length })}
        </Button>
      )}
      <Card>
        <PagedList label={label} items={lines} texts={texts}>
          {(line) => (
            <LineRow
              key={line.line.index}
              line={line}
              targetName={scope.kind === 'class' ? '' : targetName(line.target, state)}
              note={noteOf(line)}
              classesOf={classesOf}
              decide={(decision) => decideAll([[line.line.index, decision]])}
              filled={choices.filled.get(line.line.index)}
              fill={(own) => change({ filled: new Map(choices.filled).set(line.line.index, own) })}
            />
          )}
        </PagedList>
      </Card>
    </div>
  )
}

/** What will happen to each line, by kind, before anything is sent (rule import.2). */
export function PreviewPart({ state }: { state: StudentImportState }) {
  const { t } = useTranslation('school-editors.student-import')
  const texts = { empty: t(($) => $.group.none), pager: useTableTexts() }
  const [wanted, show] = useState('')
  const groups = lineKinds.map((kind) => ({ kind, lines: state.decided.filter((line) => line.kind === kind) }))
  const filled = groups.filter(({ lines }) => lines.length > 0)
  const labelOf = (text: string, count: number) => (
    <>
      {text} <Badge variant="secondary">{count}</Badge>
    </>
  )
  const tabs = [
    ...filled.map(({ kind, lines }) => ({
      value: kind as string,
      label:
        kind === 'doubtful'
          ? t(($) => $.group.open, { count: lines.filter(({ isOpen }) => isOpen).length })
          : labelOf(
              t(($) => $.group[kind]),
              lines.length,
            ),
      content: <Lines state={state} label={t(($) => $.group[kind])} lines={lines} texts={texts} />,
    })),
    {
      value: 'leaving',
      label: labelOf(
        t(($) => $.group.leaving),
        state.leaving.length,
      ),
      content: <LeavingList state={state} texts={texts} />,
    },
  ]
  const value = tabs.some((tab) => tab.value === wanted) ? wanted : (tabs[0]?.value ?? 'leaving')
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">{t(($) => $.preview)}</h2>
      <Tabs value={value} onValueChange={show}>
        <TabsList aria-label={t(($) => $.group.label)}>
          {tabs.map((tab) => (
            <TabsTrigger key={tab.value} value={tab.value}>
              {tab.label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map((tab) => (
          <TabsContent key={tab.value} value={tab.value}>
            {tab.content}
          </TabsContent>
        ))}
      </Tabs>
    </section>
  )
}
