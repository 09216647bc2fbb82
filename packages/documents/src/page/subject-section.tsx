import { View } from '@react-pdf/renderer'
import type { ReportCompetenceRow, ReportDomainBlock, ReportSubjectBlock } from '../report-document'
import type { ReportTexts } from '../text/report-texts'
import { mix, paper, textOn, visibleOnPaper } from './colour'
import { Comment } from './comment'
import { CompetenceRow } from './competence-row'
import { inOrder } from './in-order'
import type { Pictures } from './level-mark'
import { PrintableText } from './printable-text'
import { fillsRow, type } from './sheet'

interface Printing {
  pictures: Pictures
  texts: ReportTexts
  isDraft: boolean
}

/** Longest abbreviation that fits the coloured field; the interface allows three characters. */
const fieldLetters = 4

/** Repeats at the head of every page that the subject runs on to. */
const SubjectHeading = ({ subject, texts, isDraft }: Omit<Printing, 'pictures'> & { subject: ReportSubjectBlock }) => {
  const colour = visibleOnPaper(subject.color)
  const short = subject.abbreviation.length <= fieldLetters ? subject.abbreviation : ''
  return (
    <View fixed wrap={false} minPresenceAhead={1} style={{ paddingBottom: 5 }}>
      <View style={{ flexDirection: 'row', borderRadius: 3, backgroundColor: mix(colour, paper.white, 0.9) }}>
        <View
          style={{
            backgroundColor: colour,
            width: short ? 34 : 5,
            alignItems: 'center',
            justifyContent: 'center',
            borderTopLeftRadius: 3,
            borderBottomLeftRadius: 3,
          }}
        >
          {short ? (
            <PrintableText style={{ fontSize: 9, fontWeight: 700, color: textOn(colour) }}>{short}</PrintableText>
          ) : null}
        </View>
        <PrintableText style={{ ...type.subject, ...fillsRow, paddingVertical: 4, paddingHorizontal: 9 }}>
          {subject.name}
        </PrintableText>
        {isDraft && subject.status === 'inProgress' ? (
          <PrintableText style={{ ...type.small, alignSelf: 'center', paddingRight: 9 }}>
            {texts.subjectOpen}
          </PrintableText>
        ) : null}
      </View>
    </View>
  )
}

/** Characters up to which rows are worth keeping together; longer ones would leave half a page empty. */
const longestCluster = 600
const single = (row: ReportCompetenceRow): ReportCompetenceRow[] => [row]
const lengthOf = (rows: readonly ReportCompetenceRow[]): number =>
  rows.reduce((sum, { description }) => sum + description.length, 0)

/** Rows that stay together: the first two and the last two of a domain, so that none stands alone on a page. */
const clustersOf = (rows: readonly ReportCompetenceRow[]): ReportCompetenceRow[][] => {
  const clusters = rows.length <= 3 ? [rows] : [rows.slice(0, 2), ...rows.slice(2, -2).map(single), rows.slice(-2)]
  return clusters.flatMap((cluster) => (lengthOf(cluster) > longestCluster ? cluster.map(single) : [[...cluster]]))
}

const Domain = ({ domain, ...printing }: Omit<Printing, 'isDraft'> & { domain: ReportDomainBlock }) => (
  <View>
    <View
      fixed
      wrap={false}
      minPresenceAhead={1}
      style={{
        flexDirection: 'row',
        marginTop: 9,
        paddingBottom: 3,
        borderBottomWidth: 0.75,
        borderBottomColor: paper.ink,
      }}
    >
      {domain.symbol ? (
        <PrintableText style={{ ...type.domain, color: paper.muted, marginRight: 6 }}>{domain.symbol}</PrintableText>
      ) : null}
      <PrintableText style={{ ...type.domain, ...fillsRow }}>{domain.name}</PrintableText>
    </View>
    {inOrder(clustersOf(domain.competences)).map(({ key, item: rows }) => (
      <View key={key} wrap={false}>
        {inOrder(rows).map(({ key: rowKey, item: row }) => (
          <CompetenceRow key={rowKey} row={row} {...printing} />
        ))}
      </View>
    ))}
  </View>
)

/** A subject: its heading, domains with competences, and its comment. */
export const SubjectSection = ({ subject, ...printing }: Printing & { subject: ReportSubjectBlock }) => {
  const { pictures, texts, isDraft } = printing
  const domains = subject.domains.filter(({ competences }) => competences.length > 0)
  return (
    <View>
      <SubjectHeading subject={subject} texts={texts} isDraft={isDraft} />
      {inOrder(domains).map(({ key, item: domain }) => (
        <Domain key={key} domain={domain} pictures={pictures} texts={texts} />
      ))}
      {domains.length === 0 ? (
        <PrintableText style={{ ...type.small, marginTop: 6 }}>{texts.noCompetences}</PrintableText>
      ) : null}
      <Comment label={texts.comment} text={subject.comment} colour={visibleOnPaper(subject.color)} texts={texts} />
    </View>
  )
}
