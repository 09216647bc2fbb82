import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** The pictures of the front pages and of the help, taken of the demo school. */
export default defineConfig({
  ...config,
  testDir: 'src/pictures',
  projects: [{ name: 'pictures', testMatch: '**/*.e2e.ts' }],
  use: { ...config.use, viewport: { width: 1180, height: 820 }, colorScheme: 'light' },
})
