import { appendFileSync, readFileSync } from 'node:fs'
import { openEvent } from './build/derive/openEvent.ts'
import { formatMistake } from './build/read/mistakes.ts'
import { runScript } from './build/lib/runScript.ts'
import { showOnGitHub } from './build/lib/showOnGithub.ts'
import { settingsOf } from './build/lib/settings.ts'
import { askForPages, howToOpen, verdictOn } from './tools/github/publishing.ts'

const settings = settingsOf(process.env, Date.now())

/** Tells the workflow "Publicar" whether to publish. Only that workflow runs this command. */
await runScript('github', settings, async (report) => {
  const {
    GITHUB_EVENT_NAME: trigger = '',
    GITHUB_EVENT_PATH = '',
    GITHUB_OUTPUT = '',
    GITHUB_REF_NAME: branch = '',
    GITHUB_STEP_SUMMARY = '',
    SITE_URL,
    BASE_PATH,
  } = settings.environment
  const { repository } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')) as {
    repository: { default_branch: string }
  }
  const { content, files, site: address } = openEvent(settings)
  const hasAddress = Boolean(SITE_URL || content.event.site)
  const gitHubPages = await askForPages(settings.environment)
  const { as, message, isAboutSite } = verdictOn(gitHubPages, {
    event: trigger,
    branch,
    defaultBranch: repository.default_branch,
    address: hasAddress ? address : null,
    byVariables: Boolean(SITE_URL || BASE_PATH),
  })
  const line = isAboutSite
    ? formatMistake(files.folder, files.sources.event.mistake(['site'], message))
    : message
  const publishes = as === 'publish'
  const instructions = publishes ? '' : howToOpen(address.base)
  appendFileSync(GITHUB_OUTPUT, `publish=${publishes}\n`)
  appendFileSync(GITHUB_STEP_SUMMARY, `${line}\n${instructions}`)
  if (as === 'error') throw new Error(line)
  report(line)
  // "log" and "publish" are no annotations. The other verdicts are: a warning or a notice.
  if (as !== 'log' && as !== 'publish') showOnGitHub(line, as)
})
