import type { Announcement, AnnouncementAudience } from '@lernspur/contracts/provider/announcement.contract'

export const audienceKinds = ['all', 'schools', 'places'] as const
export type AudienceKind = (typeof audienceKinds)[number]

/** The chosen audience. The lists of other kinds are kept while the user tries the kinds, but not sent. */
export interface Audience extends AnnouncementAudience {
  readonly kind: AudienceKind
}

export const audienceOf = (announcement: Announcement | null): Audience => {
  const { roles = [], stateIds = [], schoolTypeIds = [], schoolIds = [] } = announcement ?? {}
  const isRegional = stateIds.length + schoolTypeIds.length > 0
  return {
    kind: schoolIds.length > 0 ? 'schools' : isRegional ? 'places' : 'all',
    roles,
    stateIds,
    schoolTypeIds,
    schoolIds,
  }
}

/** What is sent of it. */
export const sentAudience = ({ kind, roles, stateIds, schoolTypeIds, schoolIds }: Audience): AnnouncementAudience => ({
  roles,
  stateIds: kind === 'places' ? stateIds : [],
  schoolTypeIds: kind === 'places' ? schoolTypeIds : [],
  schoolIds: kind === 'schools' ? schoolIds : [],
})

/** Whether somebody is chosen; an empty list would mean everybody. */
export const isChosen = ({ kind, stateIds, schoolTypeIds, schoolIds }: Audience): boolean =>
  kind === 'all' || (kind === 'schools' ? schoolIds.length > 0 : stateIds.length + schoolTypeIds.length > 0)
