import { View } from '@react-pdf/renderer'
import { paper } from '../page/colour'
import { inOrder } from '../page/in-order'
import { PrintableText } from '../page/printable-text'
import { fillsRow, type } from '../page/sheet'
import type { RecordBlock, RecordFacts, RecordTable, RecordText } from '../record-document'
import { paragraphsOf } from '../text/typography'

const Heading = ({ children }: { children: string }) => (
  <PrintableText style={{ ...type.subject, marginBottom: 4 }} minPresenceAhead={40}>
    {children}
  </PrintableText>
)

const Facts = ({ heading, facts }: RecordFacts) => (
  <View>
    <Heading>{heading}</Heading>
    {inOrder(facts).map(({ key, item: { label, value } }) => (
      <View
        key={key}
        wrap={false}
        style={{ flexDirection: 'row', paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: paper.line }}
      >
        <PrintableText style={{ ...type.body, width: 170, paddingRight: 10, color: paper.muted }}>
          {label}
        </PrintableText>
        <PrintableText style={{ ...type.body, ...fillsRow }}>{value}</PrintableText>
      </View>
    ))}
  </View>
)

/** A cell takes its share of the width whatever it contains. */
const shareOf = (share: number) => ({ flexGrow: share, flexShrink: 1, flexBasis: 0, paddingRight: 6 })

const Rows = ({ columns, rows }: Pick<RecordTable, 'columns' | 'rows'>) =>
  inOrder(rows).map(({ key, item: cells }) => (
    <View
      key={key}
      wrap={false}
      style={{ flexDirection: 'row', paddingVertical: 2.5, borderBottomWidth: 0.5, borderBottomColor: paper.line }}
    >
      {inOrder(columns).map(({ key: column, item: { share } }, place) => (
        <View key={column} style={shareOf(share)}>
          <PrintableText style={{ fontSize: 8.5, lineHeight: 1.35 }}>
            {paragraphsOf(cells[place] ?? '').join('\n') || '–'}
          </PrintableText>
        </View>
      ))}
    </View>
  ))

const Table = ({ heading, columns, rows, empty }: RecordTable) => (
  <View>
    <Heading>{heading}</Heading>
    {rows.length === 0 ? (
      <PrintableText style={{ ...type.body, color: paper.muted }}>{empty}</PrintableText>
    ) : (
      <>
        <View
          fixed
          style={{ flexDirection: 'row', paddingBottom: 2, borderBottomWidth: 0.75, borderBottomColor: paper.ink }}
        >
          {inOrder(columns).map(({ key, item: { title, share } }) => (
            <View key={key} style={shareOf(share)}>
              <PrintableText style={type.label}>{title}</PrintableText>
            </View>
          ))}
        </View>
        <Rows columns={columns} rows={rows} />
      </>
    )}
  </View>
)

const Paragraphs = ({ heading, text }: RecordText) => (
  <View>
    <Heading>{heading}</Heading>
    {inOrder(paragraphsOf(text)).map(({ key, item }) => (
      <PrintableText key={key} style={{ ...type.body, marginTop: 2 }}>
        {item}
      </PrintableText>
    ))}
  </View>
)

/** One block of a record. */
export const RecordBlockView = ({ block }: { block: RecordBlock }) => {
  if (block.kind === 'facts') return <Facts {...block} />
  return block.kind === 'table' ? <Table {...block} /> : <Paragraphs {...block} />
}
