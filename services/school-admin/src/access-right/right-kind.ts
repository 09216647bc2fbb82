/** The two tables of access rights: those of users, and those of invitations. */
export interface RightKind {
  readonly noun: 'access-right' | 'invitation-access-right'
  readonly table: 'class_access_right' | 'invitation_access_right'
  /** Column of the holder. */
  readonly holder: 'user_id' | 'invitation_id'
  readonly subjects: 'class_access_right_subject' | 'invitation_access_right_subject'
  /** Column of the right that a subject belongs to. */
  readonly right: 'class_access_right_id' | 'invitation_access_right_id'
}

export const rightOfPerson: RightKind = {
  noun: 'access-right',
  table: 'class_access_right',
  holder: 'user_id',
  subjects: 'class_access_right_subject',
  right: 'class_access_right_id',
}

export const rightOfInvitation: RightKind = {
  noun: 'invitation-access-right',
  table: 'invitation_access_right',
  holder: 'invitation_id',
  subjects: 'invitation_access_right_subject',
  right: 'invitation_access_right_id',
}
