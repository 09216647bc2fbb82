/** What other areas may bring into pages of this one (rule slot.1); the build reads it without running it. */
export const slots = {
  /** A page of a class, at an address of its own directly below. */
  'class.page': { below: '/class/:classId' },
  /** A section in the settings of a class. */
  'settings.class': {},
  /** A tab of a child's page. */
  'student.tab': {},
}
