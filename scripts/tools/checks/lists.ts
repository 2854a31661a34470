import type { Check } from './run.ts'

/** The folder of the test runners' reports, from which passed and failed tests are counted. */
export const reportFolder = 'reports/tests'

/** The folders and files whose formatting is checked. An organiser's event may lie beside them, and is not checked. */
const formattedFiles =
  '.github docs scripts src styles tests README.md vite.config.ts vitest.config.ts'

/** Writes the generated files that pages import. Without these files `tsc` finds no types for `content/…`. */
export const contentGeneration: Check = {
  name: 'content of the pages',
  command: 'tsx scripts/content.ts',
}

/** Checks of sources, which need no built site. Each `tsc` uses one thread, because all checks run in parallel. */
export const sourceChecks: readonly Check[] = [
  { name: 'formatting', command: `oxfmt --check ${formattedFiles}` },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  // The option hides knip's advice about its own configuration.
  { name: 'unused exports and packages', command: 'knip --no-config-hints' },
  // The pattern needs no quotes, because no shell runs the command. Stylelint expands the pattern.
  { name: 'lint of styles', command: 'stylelint {src,styles}/**/*.{css,scss}' },
  { name: 'types of scripts and tests', command: 'tsc -p . --singleThreaded' },
  { name: 'types of src', command: 'tsc -p src --singleThreaded' },
  { name: 'types of the worker', command: 'tsc -p src/worker --singleThreaded' },
]

export const unitTests: Check = {
  name: 'unit tests',
  command: `vitest run --project node --project document --reporter=dot --reporter=json --outputFile.json=${reportFolder}/unit.json tests/unit`,
  reportFile: `${reportFolder}/unit.json`,
}

export const buildOfEvento: Check = {
  name: "build of the tests' event",
  command: 'tsx tests/support/buildEvento.ts',
}

export const builds: readonly Check[] = [
  { name: 'build', command: 'tsx scripts/build.ts' },
  buildOfEvento,
]

export const pagesOfEvento: Check = {
  name: "pages of the tests' event",
  command: 'vitest run --project node tests/pages/evento.test.ts',
  isShown: true,
}

/** Journeys: tests that use a page (tests/e2e). scripts/evento.ts adds the names of the wanted ones as `args`. */
export const namedJourneys: Check = {
  name: 'journeys in a browser',
  command: 'playwright test --config=tests',
  isShown: true,
}

/** Playwright's reporter. In a terminal it overwrites one line. In a log it writes a dot for each test. */
const reporter = process.stdout.isTTY ? 'line' : 'dot'

/** The two test runners, with all their tests. They run one after the other, because each uses all processors. */
export const testRunners: readonly Check[] = [
  {
    name: 'unit tests, built pages, real servers, Firefox and WebKit',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${reportFolder}/vitest.json`,
    isShown: true,
    reportFile: `${reportFolder}/vitest.json`,
  },
  {
    name: 'accessibility audit and journeys in a browser',
    command: `playwright test --config=tests --reporter=${reporter},json`,
    isShown: true,
    reportFile: `${reportFolder}/playwright.json`,
  },
]
