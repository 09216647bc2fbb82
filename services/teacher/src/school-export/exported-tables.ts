/** The tables of the export, and the names of their files. */
export const exportedTables = {
  school_year: 'schuljahre',
  school_term: 'halbjahre',
  school_class: 'klassen',
  school_class_year: 'klassen-schuljahre',
  school_subject: 'faecher',
  competence_domain: 'kompetenzbereiche',
  competence: 'kompetenzen',
  student: 'kinder',
  student_class_relation: 'kinder-klassen',
  student_subject_relation: 'kinder-faecher',
  former_class_relation: 'kinder-fruehere-klassen',
  class_access_right: 'rechte',
  class_access_right_subject: 'rechte-faecher',
  performance_visual: 'skalen',
  performance_level: 'stufen',
  performance_assessment: 'leistungsbewertungen',
  assessment_type: 'skalen-alt',
  legacy_performance_level: 'stufen-alt',
  observation: 'eintraege',
  legacy_observation: 'eintraege-alt',
  observation_photo: 'fotos',
  seating_plan: 'sitzplaene',
  seating_desk: 'sitzplaetze',
  report_group: 'berichtsgruppen',
  report: 'berichte',
  report_subject: 'berichte-faecher',
  talk_sheet: 'elterngespraeche',
  school_text_block_list: 'textbausteine',
  lesson_period: 'stundenplan-zeiten',
  lesson: 'stundenplan',
  stored_file: 'bilder',
} as const

/** Tables with rows of a school that are not records of it: traces of the product's own work, and open offers. */
export const unexportedTables = [
  'audit_entry',
  'idempotency_key',
  'invitation',
  'invitation_access_right',
  'invitation_access_right_subject',
  'notification',
  // Initials and counts of children who were erased; their receipts are downloaded one by one.
  'student_erasure',
  // Files of a day, and completed reports as they were first printed: the export has each report as PDF.
  'report_file',
  'report_set',
  // The seals that these files carry, and the key of the school, which never leaves the server.
  'report_seal',
  'seal_key',
  'signing_certificate',
  // Hashes of tokens and of secret addresses, and by which number a hub names the school: they open or find it here.
  'program_token',
  'calendar_address',
  'school_number',
  // Where programs are told of events, and ids of what they were told: deliveries end after 30 days.
  'webhook',
  'webhook_delivery',
  'webhook_due',
  // When rosters of a hub were read, and hashes that tell one from another.
  'roster_reading',
  // What searches find children by: pieces of their names.
  'student_name_part',
  // Requests about the sign-in of people, not about the school.
  'two_factor_reset',
  // Retention periods, which are of no use once the school is gone.
  'retention_choice',
  'retention_deletion',
  'retention_notice',
  // Numbers of each day, for the provider.
  'school_day',
  // Which class became which; the classes themselves are exported.
  'roll_over',
  'roll_over_class',
  'roll_over_notice',
  // Rows that undo acts of the last days.
  'undo_entry',
  'undo_row',
  // Only the provider's.
  'template_version',
  'template_version_subject',
  // What authors of sheets note for themselves (rule talk.3).
  'talk_note',
  // A person's own text blocks, which are in that person's export (rule text-block.1).
  'text_block_list',
  // What single teachers plan to look at in a week.
  'week_plan_item',
  // What entries of files of another program mean here, by its numbers.
  'enm_choice',
  'enm_student',
  // Exported as people, with their names.
  'user_role',
] as const
