import { defineRemote } from '@lernspur/federation/configuration/define-remote'

export default defineRemote({
  area: 'teacher',
  laterTexts: ['teacher.report', 'teacher.report-set', 'teacher.remark'],
})
