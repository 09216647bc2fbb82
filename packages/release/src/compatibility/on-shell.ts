import {
  audienceOf,
  type Fault,
  faultsOf,
  germanAudienceOf,
  germanListed,
  germanNameOf,
  listed,
  missing,
  nameOf,
  type Pair,
} from './pair'

/** What a shell lacks for an area: names of the facade, libraries, slots for its parts; and languages the area lacks. */
export const faultsOnShell = (pair: Pair): Fault[] => {
  const { consumer: area, provider: shell } = pair
  const names = missing({ consumer: area, provider: shell }, 'facade')
  const libraries = missing({ consumer: area, provider: shell }, 'libraries')
  const slots = missing({ consumer: area, provider: shell }, 'slots')
  const spoken = new Set(area.provides.languages)
  const languages = (shell.provides.languages ?? []).filter((language) => !spoken.has(language))
  const texts = missing({ consumer: area, provider: shell }, 'texts')
  const [own, other] = [nameOf(area), nameOf(shell)]
  const [german, germanOther] = [germanNameOf(area), germanNameOf(shell)]
  const [who, germanWho] = [audienceOf(area), germanAudienceOf(area)]
  return faultsOf(pair, [
    ...(names.length > 0
      ? [
          {
            en: `${own} uses ${listed(names)}, which ${other} does not have: ${who} would lose it.`,
            de: `${german} benutzt ${germanListed(names)}, was ${germanOther} nicht hat: ${germanWho} würden es verlieren.`,
          },
        ]
      : []),
    ...(libraries.length > 0
      ? [
          {
            en: `${own} was made for ${listed(libraries)}, which ${other} does not bring: ${who} would lose it.`,
            de: `${german} ist für ${germanListed(libraries)} gemacht, was ${germanOther} nicht mitbringt: ${germanWho} würden es verlieren.`,
          },
        ]
      : []),
    ...(texts.length > 0
      ? [
          {
            en: `${own} shows ${listed(texts)}, texts that neither it nor ${other} has: ${who} would read gaps.`,
            de: `${german} zeigt die Texte ${germanListed(texts)}, die es weder dort gibt noch durch ${germanOther}: ${germanWho} würden Lücken lesen.`,
          },
        ]
      : []),
    ...(slots.length > 0
      ? [
          {
            en: `${own} has a part for ${listed(slots)}, which ${other} shows nowhere.`,
            de: `${german} hat einen Teil für ${germanListed(slots)}, was ${germanOther} nirgends zeigt.`,
          },
        ]
      : []),
    ...(languages.length > 0
      ? [
          {
            en: `${own} has no texts in ${listed(languages)}, which ${other} offers.`,
            de: `${german} hat keine Texte in ${germanListed(languages)}, was ${germanOther} anbietet.`,
          },
        ]
      : []),
  ])
}
