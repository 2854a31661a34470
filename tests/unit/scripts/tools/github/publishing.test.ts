// Whether the workflow publishes a copy of this repository on GitHub Pages, and what it says.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { publishedAt } from '../../../../../scripts/build/read/siteAddress.ts'
import {
  askForPages,
  type Pages,
  verdictOn,
} from '../../../../../scripts/tools/github/publishing.ts'
import { pagesAddress } from '../../../../../scripts/tools/github/pagesAddress.ts'
import { folderWith } from '../../../../support/made-up-site.ts'
import { eventFolder } from '../../../../support/altered-event.ts'

const pagesAt = (html_url: string, build_type = 'workflow'): Pages => ({ html_url, build_type })
const ofUser = pagesAt('https://ana-lopez.github.io/')
const ofProject = pagesAt('https://ana-lopez.github.io/Feria/')
const withDomain = pagesAt('http://www.feria.example/')

const pushed = { event: 'push', branch: 'main', defaultBranch: 'main' }
const proposed = { ...pushed, event: 'pull_request', branch: '3/merge' }
const onMaster = { ...pushed, branch: 'master', defaultBranch: 'master' }
const onOther = { event: 'workflow_dispatch', branch: 'prueba', defaultBranch: 'master' }

it.each<readonly [run: typeof pushed, pages: Pages, site: string, as: string, says: string]>([
  [pushed, ofUser, 'https://ana-lopez.github.io', 'publish', ''],
  [pushed, ofProject, 'https://Ana-Lopez.github.io/Feria', 'publish', ''],
  [pushed, withDomain, 'https://www.feria.example', 'publish', ''],
  [onMaster, ofProject, 'https://ana-lopez.github.io/Feria/', 'publish', ''],
  [proposed, ofProject, 'https://ana-lopez.github.io/Feria/', 'log', 'al aceptar la propuesta'],
  [
    onOther,
    ofProject,
    'https://ana-lopez.github.io/Feria/',
    'notice',
    'sino la principal, «master»',
  ],
  [pushed, null, '', 'notice', 'elige «GitHub Actions»'],
  [pushed, pagesAt('https://a.example/', 'legacy'), '', 'warning', 'elige «GitHub Actions»'],
  [pushed, ofUser, '', 'warning', '«site: https://ana-lopez.github.io/»'],
  [pushed, ofProject, '', 'warning', '«site: https://ana-lopez.github.io/Feria/»'],
])('%j, Pages %j and "%s": %s %s', (run, pages, site, as, says) => {
  const address = site ? publishedAt({}, { site }) : null
  const verdict = verdictOn(pages, { ...run, address, byVariables: false })
  expect(verdict).toMatchObject({ as, message: expect.stringContaining(says) })
})

it.each([
  [ofUser, 'https://ana-lopez.github.io/ana-lopez.github.io/', 'https://ana-lopez.github.io/'],
  [ofProject, 'https://ana-lopez.github.io/feria/', 'https://ana-lopez.github.io/Feria/'],
  [ofProject, 'https://github.com/ana-lopez/Feria', 'https://ana-lopez.github.io/Feria/'],
  [withDomain, 'https://ana-lopez.github.io/Feria/', 'https://www.feria.example/'],
  [pagesAt('https://xn--and-6ma2c.example/'), 'https://feria.example', 'https://ñandú.example/'],
])('where Pages publish at %j, "%s" stops the run, with %s', (pages, site, line) => {
  const address = publishedAt({}, { site })
  for (const run of [pushed, proposed]) {
    const verdict = verdictOn(pages, { ...run, address, byVariables: false })
    expect(verdict).toMatchObject({ as: 'error', isAboutSite: true })
    expect(verdict.message).toContain(`Escribe «site: ${line}».`)
    const { isAboutSite, message } = verdictOn(pages, { ...run, address, byVariables: true })
    expect(isAboutSite).toBe(false)
    expect(message).toMatch(/variables SITE_URL y BASE_PATH .* Bórralas/)
  }
})

/** GitHub, which gives one answer about the Pages of ana-lopez/Feria. */
async function gitHub(status: number, pages?: Pages) {
  const server = createServer((request, response) => {
    const isMeant =
      request.url === '/repos/ana-lopez/Feria/pages' && request.headers.authorization === 'Bearer t'
    response.writeHead(isMeant ? status : 400).end(JSON.stringify(pages ?? {}))
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
])('Pages publish %s at %s', (repository, address) => {
  expect(pagesAddress(repository)).toBe(address)
})

it('only an answer that Pages are off counts as that', async () => {
  expect(await askForPages(await gitHub(404))).toBe(null)
  await expect(askForPages(await gitHub(403))).rejects.toThrow('(403)')
})

it('the step with an empty "site" tells the workflow not to publish, and the line to write', async () => {
  const content = eventFolder(['event.yaml', '\n', '\nsite:\n'])
  const folder = folderWith({ 'event.json': '{"repository":{"default_branch":"main"}}' })
  const place = (name: string) => path.join(folder, name)
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'scripts/github.ts'], {
    env: {
      ...process.env,
      ...(await gitHub(200, ofProject)),
      CONTENT: content,
      SITE_URL: '',
      BASE_PATH: '',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: place('event.json'),
      GITHUB_OUTPUT: place('output'),
      GITHUB_REF_NAME: 'main',
      GITHUB_STEP_SUMMARY: place('summary'),
    },
  })
  expect(stdout).toMatch(/^::warning file=.*\/event\.yaml,line=2::site: .*«site: .*\/Feria\/»/m)
  expect(readFileSync(place('output'), 'utf8')).toBe('publish=false\n')
  expect(readFileSync(place('summary'), 'utf8')).toContain('npx http-server')
})
