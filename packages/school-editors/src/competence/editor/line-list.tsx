import { useTranslation } from '@lernspur/app-runtime'
import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { SortableList } from '@lernspur/ui/components/sortable/sortable-list'
import { useState } from 'react'
import { type DomainLines, groupsOf, type Line } from '../line/line'
import type { DescribedScale } from './level-fields'
import { LineRow } from './line-row'
import type { LineEditing } from './use-line-editing'
import { useSortableTexts } from './use-sortable-texts'

/** What is wrong with a line, in words: a domain without a name, or a text that is too long. */
const useLineProblem = () => {
  const { t } = useTranslation('school-editors.competence')
  const tooLong = ({ text }: Line, max: number) =>
    text.trim().length > max ? t(($) => $.problem.tooLong, { max, count: text.trim().length }) : undefined
  return {
    ofDomain: ({ domain, competences }: DomainLines, isStored: boolean): string | undefined =>
      domain.text.trim() === '' && !isStored && competences.some(({ text }) => text.trim() !== '')
        ? t(($) => $.problem.nameless)
        : tooLong(domain, competenceLimits.domainName),
    ofCompetence: (line: Line) => tooLong(line, competenceLimits.description),
  }
}

interface LineListProps {
  editing: LineEditing
  /** Whether short titles are shown, and sentences for the child. */
  hasTitles: boolean
  hasSentences: boolean
  /** The scale whose levels are described; none where they are not shown. */
  scale: DescribedScale | undefined
}

/** All lines of a subject, reordered by mouse, touch and keyboard. */
export function LineList({ editing, hasTitles, hasSentences, scale }: LineListProps) {
  const { t } = useTranslation('school-editors.competence')
  const { lines, domains, entries, act } = editing
  const problemOf = useLineProblem()
  const texts = useSortableTexts()
  const [lifted, lift] = useState<string | null>(null)
  const stored = new Set(domains.map(({ id }) => id))
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.text || t(($) => $.emptyLine)
  return (
    <SortableList ids={lines.map(({ id }) => id)} nameOf={nameOf} texts={texts} onMove={act.move} onLift={lift}>
      <ul aria-label={t(($) => $.list)} className="overflow-hidden rounded-lg border bg-card">
        {groupsOf(lines).flatMap((group, index) => [
          <LineRow
            key={group.domain.id}
            line={group.domain}
            isFirst={index === 0}
            position={index + 1}
            domain=""
            problem={problemOf.ofDomain(group, stored.has(group.domain.id))}
            hasTitle={false}
            hasSentence={false}
            scale={undefined}
            entries={0}
            isLifted={false}
            act={act}
          />,
          ...group.competences.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              isFirst={false}
              position={at + 1}
              domain={group.domain.text}
              problem={problemOf.ofCompetence(line)}
              hasTitle={hasTitles}
              hasSentence={hasSentences}
              scale={scale}
              entries={entries.get(line.id) ?? 0}
              isLifted={lifted === group.domain.id}
              act={act}
            />
          )),
        ])}
      </ul>
    </SortableList>
  )
}
