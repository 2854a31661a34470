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

/** GitHub's answer about Pages at an address. By default they publish what a workflow has built. */
const pagesAt = (html_url: string, build_type = 'workflow'): Pages => ({ html_url, build_type })
const pagesOfUser = pagesAt('https://ana-lopez.github.io/')
const pagesOfProject = pagesAt('https://ana-lopez.github.io/Feria/')
const pagesWithDomain = pagesAt('http://www.feria.example/')

const push = { event: 'push', branch: 'main', defaultBranch: 'main' }
const pullRequest = { ...push, event: 'pull_request', branch: '3/merge' }
const pushToMaster = { ...push, branch: 'master', defaultBranch: 'master' }
const runOnOtherBranch = { event: 'workflow_dispatch', branch: 'prueba', defaultBranch: 'master' }

const projectSite = 'https://ana-lopez.github.io/Feria/'

it.each<readonly [run: typeof push, pages: Pages, site: string]>([
  [push, pagesOfUser, 'https://ana-lopez.github.io'],
  [push, pagesOfProject, 'https://Ana-Lopez.github.io/Feria'],
  [push, pagesWithDomain, 'https://www.feria.example'],
  [pushToMaster, pagesOfProject, projectSite],
])('a run %j publishes at Pages %j if "site" is "%s"', (run, pages, site) => {
  const address = siteAddressOf({}, { site })
  const verdict = verdictOn(pages, { ...run, address, byVariables: false })
  expect(verdict.as).toBe('publish')
})

type Refused = {
  readonly what: string
  readonly run: typeof push
  readonly pages: Pages
  readonly site: string
  readonly as: string
  readonly says: string
}

it.each<Refused>([
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
])('$what is not published, and the run shows a message as $as: $says', (row) => {
  const { run, pages, site, as, says } = row
  const address = site ? siteAddressOf({}, { site }) : null
  const verdict = verdictOn(pages, { ...run, address, byVariables: false })
  expect(verdict).toMatchObject({ as, message: expect.stringContaining(says) })
})

it.each([
  [pagesOfUser, 'https://ana-lopez.github.io/ana-lopez.github.io/', 'https://ana-lopez.github.io/'],
  [pagesOfProject, 'https://ana-lopez.github.io/feria/', 'https://ana-lopez.github.io/Feria/'],
  [pagesOfProject, 'https://github.com/ana-lopez/Feria', 'https://ana-lopez.github.io/Feria/'],
  [pagesWithDomain, 'https://ana-lopez.github.io/Feria/', 'https://www.feria.example/'],
  [pagesAt('https://xn--and-6ma2c.example/'), 'https://feria.example', 'https://ñandú.example/'],
])(
  'with Pages at %j the address "%s" stops the run, and the message names %s',
  (pages, site, rightSite) => {
    const address = siteAddressOf({}, { site })
    for (const run of [push, pullRequest]) {
      const verdictOnField = verdictOn(pages, { ...run, address, byVariables: false })
      expect(verdictOnField).toMatchObject({ as: 'error', isAboutSite: true })
      expect(verdictOnField.message).toContain(`Escribe «site: ${rightSite}».`)
      const verdictOnVariables = verdictOn(pages, { ...run, address, byVariables: true })
      expect(verdictOnVariables.isAboutSite).toBe(false)
      expect(verdictOnVariables.message).toMatch(/variables SITE_URL y BASE_PATH .* Bórralas/)
    }
  },
)

/** Serves GitHub's answer about the Pages of ana-lopez/Feria. @returns the variables that lead a command to this server */
async function serveGitHub(status: number, pages?: Pages) {
  const server = createServer((request, response) => {
    const isExpected =
      request.url === '/repos/ana-lopez/Feria/pages' && request.headers.authorization === 'Bearer t'
    response.writeHead(isExpected ? status : 400).end(JSON.stringify(pages ?? {}))
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

it.each([
  ['Ana-Lopez/Feria', 'https://ana-lopez.github.io/Feria/'],
  ['Ana-Lopez/Ana-Lopez.github.io', 'https://ana-lopez.github.io/'],
])('Pages publish the repository %s at %s', (repository, address) => {
  expect(pagesAddress(repository)).toBe(address)
})

it('the answer 404 means that Pages are off', async () => {
  expect(await askForPages(await serveGitHub(404))).toBe(null)
})

it('any other error of GitHub stops the run', async () => {
  await expect(askForPages(await serveGitHub(403))).rejects.toThrow('(403)')
})

it('the step with an empty "site" tells the workflow not to publish, and says which line to write', async () => {
  // The second line of event.yaml is "site:".
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
