import { defineConfig } from 'vitest/config'
import { testedEngines } from './tests/support/engines/engines.ts'
import { GATEWAY_KEYS, gatewayTests } from './tests/support/object-gateway.ts'

const DATABASE = './tests/support/postgres.ts'
const DEMO_MEDIA = './tests/support/demo-media.ts'
const FIRST_PUBLISHES = './tests/support/first-publish.ts'

/**
 * Grouped by what they need: `unit` nothing, `api` a database, `publish` a database and the compiled site in dist/, `gateway` an object gateway besides. The
 * limits are on waiting, for a machine that has other work too: no test is about these times. Files of `unit` and `api` share a worker's
 * modules, which are loaded once: what a module keeps is no test's own.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          isolate: false,
          globalSetup: DATABASE,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'publish',
          include: ['tests/publish/**/*.test.ts'],
          globalSetup: [DATABASE, DEMO_MEDIA, FIRST_PUBLISHES],
          // Pages are rendered as in the product: by Node alone, with the production code of React and Astro.
          env: { NODE_ENV: 'production' },
          server: { deps: { external: [/\/dist\/server\//] } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: testedEngines().map(engine => `tests/engines/${engine}.test.ts`),
          globalSetup: './tests/support/engines/product.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          include: gatewayTests(),
          globalSetup: ['./tests/support/object-gateway.ts', DATABASE, DEMO_MEDIA, FIRST_PUBLISHES],
          env: { NODE_ENV: 'production', ...GATEWAY_KEYS },
          server: { deps: { external: [/\/dist\/server\//] } },
          testTimeout: 3 * 3_600_000,
          hookTimeout: 120_000,
        },
      },
    ],
    setupFiles: ['./tests/support/console-guard.ts'],
    restoreMocks: false,
    teardownTimeout: 30_000,
  },
})
