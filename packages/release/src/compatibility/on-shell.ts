import { audienceOf, type Fault, faultsOf, listed, missing, nameOf, type Pair } from './pair'

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
  return faultsOf(pair, [
    ...(names.length > 0
      ? [`${own} uses ${listed(names)}, which ${other} does not have: ${audienceOf(area)} would lose it.`]
      : []),
    ...(libraries.length > 0
      ? [`${own} was made for ${listed(libraries)}, which ${other} does not bring: ${audienceOf(area)} would lose it.`]
      : []),
    ...(texts.length > 0
      ? [`${own} shows ${listed(texts)}, texts that neither it nor ${other} has: ${audienceOf(area)} would read gaps.`]
      : []),
    ...(slots.length > 0 ? [`${own} has a part for ${listed(slots)}, which ${other} shows nowhere.`] : []),
    ...(languages.length > 0 ? [`${own} has no texts in ${listed(languages)}, which ${other} offers.`] : []),
  ])
}
