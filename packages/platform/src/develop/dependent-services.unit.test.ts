import { expect, test } from 'bun:test'
import { root } from '../install/install-packages'
import { dependentServices } from './dependent-services'

test('a file concerns the service that owns it, and those whose packages depend on its package', () => {
  const servicesOf = dependentServices(root)
  expect(servicesOf('services/teacher/src/app.ts')).toEqual(['teacher'])
  expect(servicesOf('packages/documents/src/any.ts')).toContain('teacher')
  expect(servicesOf('packages/documents/src/any.ts')).not.toContain('gateway')
  expect(servicesOf('packages/contracts/src/contract.ts').toSorted()).toEqual(
    ['gateway', 'identity', 'provider', 'school-admin', 'teacher'].toSorted(),
  )
  expect(servicesOf('packages/ui/src/button.tsx')).toEqual([])
})
