// Whether GitHub's workflow publishes a copy of this repository on GitHub Pages, and the message if it does not.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { siteAddressOf } from '../../../../../scripts/build/read/siteAddress.ts'
import {
  askForPages,
  type Pages,
  verdictOn,
} from '../../../../../scripts/tools/github/publishing.ts'
import { pagesAddress } from '../../../../../scripts/tools/github/pagesAddress.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'
import { alteredFolder } from '../../../../support/alteredEvent.ts'

/** GitHub's answer about Pages at an address. By default Pages publish what a workflow has built. */
const pagesAt = (html_url: string, build_type = 'workflow'): Pages => ({ html_url, build_type })

const userSite = 'https://ana-lopez.github.io/'
const projectSite = 'https://ana-lopez.github.io/Feria/'
/** GitHub says "http:" until the domain has its certificate. */
const domainSite = 'http://www.feria.example/'

const pagesOfUser = pagesAt(userSite)
const pagesOfProject = pagesAt(projectSite)
const pagesWithDomain = pagesAt(domainSite)

// Runs of the workflow.
const push = { event: 'push', branch: 'main', defaultBranch: 'main' }
const pullRequest = { ...push, event: 'pull_request', branch: '3/merge' }
const pushToMaster = { ...push, branch: 'master', defaultBranch: 'master' }
const runOnOtherBranch = { event: 'workflow_dispatch', branch: 'prueba', defaultBranch: 'master' }

it.each<readonly [what: string, run: typeof push, pages: Pages, site: string]>([
  ['a push with "site" without a final slash', push, pagesOfUser, 'https://ana-lopez.github.io'],
  ['a push with capitals in "site"', push, pagesOfProject, 'https://Ana-Lopez.github.io/Feria'],
  ['a push with a domain in "site"', push, pagesWithDomain, 'https://www.feria.example'],
  ['a push to a default branch "master"', pushToMaster, pagesOfProject, projectSite],
])('%s is published', (_, run, pages, site) => {
  const address = siteAddressOf({}, { site })
  const verdict = verdictOn(pages, { ...run, address, byVariables: false })
  expect(verdict.as).toBe('publish')
})

/** A run that is not published. */
type RefusedRun = {
  readonly what: string
  readonly run: typeof push
  readonly pages: Pages
  /** The value of "site" in event.yaml, empty if absent. */
  readonly site: string
  /** How the run shows the message: "log", "notice", "warning". */
  readonly as: string
  /** A piece of the message. */
  readonly says: string
}

it.each<RefusedRun>([
  {
    what: 'a proposal',
    run: pullRequest,
    pages: pagesOfProject,
    site: projectSite,
    as: 'log',
    says: 'al aceptar la propuesta',
  },
  {
    what: 'a branch that is not the default one',
    run: runOnOtherBranch,
    pages: pagesOfProject,
    site: projectSite,
    as: 'notice',
    says: 'sino la principal, «master»',
  },
  {
    what: 'a push while Pages are off',
    run: push,
    pages: null,
    site: '',
    as: 'notice',
    says: 'elige «GitHub Actions»',
  },
  {
    what: 'a push while Pages publish a branch',
    run: push,
    pages: pagesAt('https://a.example/', 'legacy'),
    site: '',
    as: 'warning',
    says: 'elige «GitHub Actions»',
  },
  {
    what: 'a push to the repository of a user’s site, without "site"',
    run: push,
    pages: pagesOfUser,
    site: '',
    as: 'warning',
    says: '«site: https://ana-lopez.github.io/»',
  },
  {
    what: 'a push to the repository of a project, without "site"',
    run: push,
    pages: pagesOfProject,
    site: '',
    as: 'warning',
    says: '«site: https://ana-lopez.github.io/Feria/»',
  },
])('$what is not published, and the run shows a message as $as: $says', (refusedRun) => {
  const { run, pages, site, as, says } = refusedRun
  const address = site ? siteAddressOf({}, { site }) : null
  const verdict = verdictOn(pages, { ...run, address, byVariables: false })
  expect(verdict).toMatchObject({ as, message: expect.stringContaining(says) })
})

it.each([
  [userSite, 'https://ana-lopez.github.io/ana-lopez.github.io/', userSite],
  [projectSite, 'https://ana-lopez.github.io/feria/', projectSite],
  [projectSite, 'https://github.com/ana-lopez/Feria', projectSite],
  [domainSite, 'https://ana-lopez.github.io/Feria/', 'https://www.feria.example/'],
  ['https://xn--and-6ma2c.example/', 'https://feria.example', 'https://ñandú.example/'],
])(
  'with Pages at %s the address "%s" stops the run, and the message names %s',
  (publishedSite, site, rightSite) => {
    const pages = pagesAt(publishedSite)
    const address = siteAddressOf({}, { site })
    for (const run of [push, pullRequest]) {
      // The address is from `site` in event.yaml.
      const verdictOnField = verdictOn(pages, { ...run, address, byVariables: false })
      expect(verdictOnField).toMatchObject({ as: 'error', isAboutSite: true })
      expect(verdictOnField.message).toContain(`Escribe «site: ${rightSite}».`)
      // The address is from the repository's variables.
      const verdictOnVariables = verdictOn(pages, { ...run, address, byVariables: true })
      expect(verdictOnVariables.isAboutSite).toBe(false)
      expect(verdictOnVariables.message).toMatch(/variables SITE_URL y BASE_PATH .* Bórralas/)
    }
  },
)

it.each([
  ['Ana-Lopez/Feria', 'https://ana-lopez.github.io/Feria/'],
  ['Ana-Lopez/Ana-Lopez.github.io', 'https://ana-lopez.github.io/'],
])('Pages publish the repository %s at %s', (repository, address) => {
  expect(pagesAddress(repository)).toBe(address)
})

/**
 * Serves GitHub's answer about the Pages of ana-lopez/Feria, until the test ends.
 * @returns environment variables that make a command ask this server
 */
async function serveGitHub(status: number, pages?: Pages) {
  const server = createServer((request, response) => {
    const { url, headers } = request
    const isExpected =
      url === '/repos/ana-lopez/Feria/pages' && headers.authorization === 'Bearer t'
    response.writeHead(isExpected ? status : 400)
    response.end(JSON.stringify(pages ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    GITHUB_API_URL: `http://127.0.0.1:${port}`,
    GITHUB_REPOSITORY: 'ana-lopez/Feria',
    GITHUB_TOKEN: 't',
  }
}

it('the answer 404 means that Pages are off', async () => {
  expect(await askForPages(await serveGitHub(404))).toBe(null)
})

it('the answer 403 stops the run', async () => {
  await expect(askForPages(await serveGitHub(403))).rejects.toThrow('(403)')
})

it('the workflow’s step does not publish an event with an empty "site", and says which line to write', async () => {
  // The empty "site" is the second line of event.yaml.
  const content = alteredFolder(['event.yaml', '\n', '\nsite:\n'])
  const folder = folderWith({ 'event.json': '{"repository":{"default_branch":"main"}}' })
  const fileIn = (name: string) => path.join(folder, name)

  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'scripts/github.ts'], {
    env: {
      ...process.env,
      ...(await serveGitHub(200, pagesOfProject)),
      CONTENT: content,
      SITE_URL: '',
      BASE_PATH: '',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: fileIn('event.json'),
      GITHUB_OUTPUT: fileIn('output'),
      GITHUB_REF_NAME: 'main',
      GITHUB_STEP_SUMMARY: fileIn('summary'),
    },
  })

  expect(stdout).toMatch(/^::warning file=.*\/event\.yaml,line=2::site: .*«site: .*\/Feria\/»/m)
  expect(readFileSync(fileIn('output'), 'utf8')).toBe('publish=false\n')
  expect(readFileSync(fileIn('summary'), 'utf8')).toContain('npx http-server')
})
