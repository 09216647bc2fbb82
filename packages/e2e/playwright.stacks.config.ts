import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** Journeys through the balancer of several stacks, which the drill of the stacks starts. */
export default defineConfig({
  ...config,
  testDir: 'src/stacks',
  projects: [{ name: 'stacks', testMatch: '**/*.e2e.ts' }],
  workers: 1,
  retries: 0,
})
