import { expect, test } from 'bun:test'
import { readOperator } from './operator-config'

test('lines of the address are separated by semicolons, and empty values are left out', () => {
  const operator = readOperator('production', {
    LERNSPUR_OPERATOR_NAME: 'Schulamt Nord',
    LERNSPUR_OPERATOR_ADDRESS: 'Am Markt 3; 20095 Hamburg',
    LERNSPUR_OPERATOR_EMAIL: 'Post@Amt.example',
    LERNSPUR_OPERATOR_PHONE: '',
  })
  expect(operator).toMatchObject({
    name: 'Schulamt Nord',
    addressLines: ['Am Markt 3', '20095 Hamburg'],
    email: 'post@amt.example',
    phone: null,
  })
})

test('the privacy notice learns how long this operator keeps backups', () => {
  expect(readOperator('production', {}).backupDays).toBe(30)
  expect(readOperator('demo', { LERNSPUR_BACKUP_DAYS: '90' }).backupDays).toBe(90)
})

test('the law of the operator’s country applies, Germany’s where none is said', () => {
  expect(readOperator('production', {})).toMatchObject({ country: 'DE', accessibilityBody: [] })
  const swiss = { LERNSPUR_OPERATOR_COUNTRY: 'CH', LERNSPUR_OPERATOR_ACCESSIBILITY_BODY: 'Fachstelle; 3000 Bern' }
  expect(readOperator('demo', swiss)).toMatchObject({ country: 'CH', accessibilityBody: ['Fachstelle', '3000 Bern'] })
  expect(() => readOperator('demo', { LERNSPUR_OPERATOR_COUNTRY: 'Schweiz' })).toThrow(
    'LERNSPUR_OPERATOR_COUNTRY must be DE, AT, CH.',
  )
})

test('an invalid address stops the start with a message', () => {
  expect(() => readOperator('demo', { LERNSPUR_OPERATOR_EMAIL: 'post' })).toThrow('LERNSPUR_OPERATOR_EMAIL must be')
})
