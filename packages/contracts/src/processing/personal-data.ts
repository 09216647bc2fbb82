/**
 * What is processed of children, by category, with the tables that hold it. The privacy notice and the operator's
 * papers have words for each category; `verify` refuses a table that belongs to none (rule processing.2).
 */
export const studentData = {
  person: ['student', 'student_name_part'],
  classes: ['student_class_relation', 'student_subject_relation', 'former_class_relation'],
  observations: ['observation', 'legacy_observation', 'observation_trace'],
  pictures: ['observation_photo', 'stored_file'],
  talks: ['talk_sheet', 'talk_note'],
  seating: ['seating_desk'],
  weekPlan: ['week_plan_item'],
  reports: ['report', 'report_subject', 'report_file', 'report_seal', 'report_set', 'enm_student'],
  undo: ['undo_row', 'idempotency_key'],
  programEvents: ['webhook_delivery'],
  erasure: ['student_erasure'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The same of the people who work with the product. */
export const staffData = {
  account: ['app_user', 'external_identity', 'consent'],
  signIn: [
    'session',
    'calendar_address',
    'known_device',
    'auth_attempt',
    'external_sign_in',
    'one_time_code',
    'recovery_code',
    'sign_in_throttle',
    'two_factor',
    'two_factor_reset',
    'used_logout_token',
  ],
  rights: [
    'user_role',
    'class_access_right',
    'class_access_right_subject',
    'invitation',
    'invitation_access_right',
    'invitation_access_right_subject',
    'allowed_email',
    'program_token',
  ],
  messages: [
    'notification',
    'notification_choice',
    'mail_outbox',
    'mail_cooldown',
    'mail_allowance',
    'announcement_dismissal',
  ],
  texts: ['text_block_list'],
  timetable: ['lesson'],
  acts: ['audit_entry', 'undo_entry'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type StudentDataCategory = keyof typeof studentData
export type StaffDataCategory = keyof typeof staffData

export const studentDataCategories = Object.keys(studentData) as StudentDataCategory[]
export const staffDataCategories = Object.keys(staffData) as StaffDataCategory[]
