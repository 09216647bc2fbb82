import { useTranslation } from '@lernspur/app-runtime'
import { subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'

/** Colours that are easy to tell apart. */
export const colours = ['#c0392b', '#d67d1e', '#b59a1b', '#4f8f3a', '#1f8a83', '#2f6fb5', '#6a55b0', '#b0488f'] as const
type Colour = (typeof colours)[number]

/** The first colour that no other subject has. */
export const freeColour = (others: readonly { readonly color: string }[]): Colour =>
  colours.find((colour) => others.every(({ color }) => color !== colour)) ?? colours[0]

/** First letters of a subject's name, the usual abbreviation. */
export const abbreviationOf = (name: string): string =>
  name.slice(0, subjectLimits.abbreviationShown - 1).toLocaleUpperCase('de')

interface ColourChoiceProps {
  value: string
  onValueChange: (colour: Colour) => void
}

/** A choice of the subject's colour, by swatch and name. */
export function ColourChoice({ value, onValueChange }: ColourChoiceProps) {
  const { t } = useTranslation('school-editors.subject')
  const names: Record<Colour, string> = {
    '#c0392b': t(($) => $.colour.red),
    '#d67d1e': t(($) => $.colour.orange),
    '#b59a1b': t(($) => $.colour.yellow),
    '#4f8f3a': t(($) => $.colour.green),
    '#1f8a83': t(($) => $.colour.turquoise),
    '#2f6fb5': t(($) => $.colour.blue),
    '#6a55b0': t(($) => $.colour.violet),
    '#b0488f': t(($) => $.colour.pink),
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-sm font-medium">{t(($) => $.colour.label)}</p>
      <SegmentedControl
        label={t(($) => $.colour.label)}
        segments={colours.map((colour) => ({
          value: colour,
          name: names[colour],
          label: <SubjectMark color={colour} className="size-5 rounded-full" />,
        }))}
        value={value}
        className="max-sm:grid max-sm:grid-cols-4"
        onValueChange={(next) => onValueChange(colours.find((colour) => colour === next) ?? colours[0])}
      />
    </div>
  )
}
