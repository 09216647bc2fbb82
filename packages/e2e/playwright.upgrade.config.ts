import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** The upgrade of an installation of a recorded release to this checkout, which the spec itself starts. */
export default defineConfig({
  ...config,
  testDir: 'src/upgrade',
  projects: [{ name: 'upgrade', testMatch: '**/*.e2e.ts' }],
  workers: 1,
  retries: 0,
  // Two starts, and a release of everything.
  timeout: 900_000,
})
