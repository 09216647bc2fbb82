import { Text, type TextProps } from '@react-pdf/renderer'
import { printable, runsOf } from '../text/covered-text'
import { typeface } from '../text/report-fonts'
import { inOrder } from './in-order'

/** Far above react-pdf's 600: a ragged line is better than a divided word. */
const hyphenPenalty = 4000

type PrintableProps = Omit<TextProps, 'children' | 'render'> & {
  children: string
  /** Not read aloud, because the text beside it says the same. */
  decorative?: boolean
  /** Reads from the lower end of its box, which is as wide as the lines are long, to the upper one. */
  turned?: boolean
}

/** Prints whatever was typed: each word in a font family that has all of its characters. */
export const PrintableText = ({ children, ...rest }: PrintableProps) => (
  <Text hyphenationPenalty={hyphenPenalty} {...rest}>
    {inOrder(runsOf(printable(children))).map(({ key, item: run }) =>
      run.family === typeface ? (
        run.text
      ) : (
        <Text key={key} style={{ fontFamily: run.family }}>
          {run.text}
        </Text>
      ),
    )}
  </Text>
)
