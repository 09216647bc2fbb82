import type { Audience, NavigationGroup } from '@lernspur/contracts/area-route.contract'

const audienceByGroup: Readonly<Record<NavigationGroup, Audience>> = {
  class: 'school',
  school: 'leader',
  provider: 'provider',
  own: 'school',
  action: 'school',
}

/** The audience of a page: its own, else the default of its place. */
export const audienceOf = ({
  place: location,
  for: audience,
}: {
  readonly place: NavigationGroup
  readonly for?: Audience | undefined
}): Audience => audience ?? audienceByGroup[location]

/** The audience of something that can be done on a page. */
export const audienceOfVerb = ({ for: audience }: { readonly for?: Audience | undefined }): Audience =>
  audience ?? 'school'
