/** What a child's page tells the area that brings one of its tabs. */
export interface StudentTabProps {
  readonly classId: string
  readonly studentId: string
}

/** What the settings of a class tell the area that brings one of their sections. */
export interface SettingsClassProps {
  readonly classId: string
}

/**
 * Slots in pages of the teacher area that other areas may fill: name → what the page passes to whoever fills it (rule
 * slot.2). The type of `student.tab` is named `StudentTabProps`, and so on.
 */
export interface TeacherSlots {
  readonly 'student.tab': StudentTabProps
  readonly 'settings.class': SettingsClassProps
}
