import { appendFileSync, readFileSync } from 'node:fs'
import { contentFolder, loadContent, loadSource, publishedAt } from './build/derive/loadContent.ts'
import { lineOf } from './build/read/mistakes.ts'
import { showOnGitHub, runScript } from './build/lib/run-script.ts'
import { askForPages, howToLook, verdictOn } from './tools/github/publishing.ts'

/** Tells the workflow "Publicar" whether to publish; not for use elsewhere. */
await runScript('github', async (report) => {
  const {
    GITHUB_EVENT_NAME: event = '',
    GITHUB_EVENT_PATH = '',
    GITHUB_OUTPUT = '',
    GITHUB_REF_NAME: branch = '',
    GITHUB_STEP_SUMMARY = '',
    SITE_URL,
    BASE_PATH,
  } = process.env
  const { repository } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as {
    repository: { default_branch: string }
  }
  const address = publishedAt()
  const isWritten = Boolean(SITE_URL || loadContent().event.site)
  const { as, problem, atSite } = verdictOn(await askForPages(process.env), {
    event,
    branch,
    defaultBranch: repository.default_branch,
    address: isWritten ? address : null,
    byVariables: Boolean(SITE_URL || BASE_PATH),
  })
  const line = atSite
    ? lineOf(contentFolder, loadSource().sources.event.mistake(['site'], problem))
    : problem
  const publish = as === 'publish'
  appendFileSync(GITHUB_OUTPUT, `publish=${publish}\n`)
  appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n${publish ? '' : howToLook(address.base)}`)
  if (as === 'error') throw new Error(line)
  report(line)
  if (as !== 'log' && as !== 'publish') showOnGitHub(line, as)
})
