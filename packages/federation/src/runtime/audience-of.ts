import type { AreaPage, Audience, NavigationGroup } from '@lernspur/contracts/area-route.contract'

const audienceByGroup: Readonly<Record<NavigationGroup, Audience>> = {
  class: 'school',
  school: 'leader',
  provider: 'provider',
  own: 'school',
  action: 'school',
}

/** The audience of a page: its own, else the default of its place. */
export const audienceOf = (page: Pick<AreaPage, 'place' | 'for'>): Audience => page.for ?? audienceByGroup[page.place]

/** The audience of something that can be done on a page. */
export const audienceOfVerb = ({ for: audience }: { readonly for?: Audience | undefined }): Audience =>
  audience ?? 'school'
